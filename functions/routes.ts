/** The addresses of the functions. One that a setting does not ask for is the site's own, and answers 404. */
import type { Call } from "../src/requests/context";
import type { SiteSettings } from "../src/requests/settings";
import { quote } from "./quote";
import { change, exportAll, guarded, list, photo, removeOne, removePerson } from "./requests";
import { authorize, callback, readSession, signOut } from "./sign-in";
import { tick } from "./tick";

type Handlers = Readonly<Record<string, (call: Call) => Promise<Response>>>;

const REQUEST = /^\/api\/requests\/([0-9a-f-]{36})(\/person)?$/;
const PHOTO = /^\/api\/photos\/([0-9a-f]{64})$/;

const deskRoute = (pathname: string): Handlers | undefined => {
  if (pathname === "/api/quote") return { POST: quote };
  if (pathname === "/api/tick") return { POST: tick };
  return undefined;
};

const ownerRoute = (pathname: string): Handlers | undefined => {
  if (pathname === "/api/requests") return { GET: guarded(list) };
  if (pathname === "/api/requests/export") return { GET: guarded(exportAll) };
  const [, id, person] = REQUEST.exec(pathname) ?? [];
  if (id && person) return { DELETE: guarded(removePerson, id) };
  if (id) return { PATCH: guarded(change, id), DELETE: guarded(removeOne, id) };
  const [, name] = PHOTO.exec(pathname) ?? [];
  return name ? { GET: guarded(photo, name) } : undefined;
};

const signInRoute = (pathname: string): Handlers | undefined => {
  if (pathname === "/api/auth") return { GET: authorize };
  if (pathname === "/api/auth/callback") return { GET: callback };
  return pathname === "/api/session" ? { GET: readSession, DELETE: signOut } : undefined;
};

/** Finds what answers an address, by the methods it takes. */
export const routeOf = (pathname: string, { desk, signIn }: SiteSettings): Handlers | undefined =>
  (desk && deskRoute(pathname)) ?? (desk && signIn && ownerRoute(pathname)) ?? (signIn && signInRoute(pathname));
