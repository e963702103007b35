declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

/** Stylesheets that are imported for their effect alone. */
declare module "*.css";

declare module "*.woff2" {
  const address: string;
  export { address as default };
}
