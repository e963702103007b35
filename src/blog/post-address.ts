import { routes } from "../content/routes";

const PREFIX = `${routes.blog}/`;

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Makes the address of a saved post. Its slug may hold any character. */
export const savedPostPath = (slug: string): string => `${PREFIX}${encodeURIComponent(slug)}`;

/** Takes the slug out of /blog/{slug}, with or without a slash at the end. Nothing when the path is another page's. */
export const slugFromPath = (pathname: string): string | undefined => {
  const rest = pathname.startsWith(PREFIX) ? pathname.slice(PREFIX.length).replace(/\/$/, "") : "";
  return rest === "" || rest.includes("/") ? undefined : decode(rest);
};
