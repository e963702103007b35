declare module "*.module.css" {
  const styles: Readonly<Record<string, string>>;
  export = styles;
}

declare module "*.woff2" {
  const address: string;
  export { address as default };
}
