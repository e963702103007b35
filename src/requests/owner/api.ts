/** Talks to the functions as the signed-in owner. */
import type { FoundRequest } from "../find";

export interface RequestList {
  readonly requests: readonly FoundRequest[];
  readonly next: string | null;
  readonly hasMail: boolean;
}

/** Somebody has to sign in first. */
export class SignedOut extends Error {}

let mark = "";

const read = async (answer: Response): Promise<unknown> => {
  if (answer.status === 401) throw new SignedOut();
  const body: unknown = await answer.json();
  if (answer.ok) return body;
  const text: unknown = typeof body === "object" && body !== null ? Reflect.get(body, "text") : undefined;
  throw new Error(typeof text === "string" ? text : "That did not work. Please try again.");
};

const call = async (path: string, init: RequestInit = {}): Promise<unknown> => {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, { ...init, headers: { "Content-Type": "application/json", "X-Csrf-Mark": mark } });
  } catch {
    throw new Error("The site cannot be reached. Check your connection and try again.");
  }
  return read(answer);
};

/** Tells who is signed in. */
export const readSession = async (): Promise<string> => {
  // The shape is that of functions/sign-in.ts, on the same site.
  const session = (await call("session")) as { readonly login: string; readonly mark: string };
  ({ mark } = session);
  return session.login;
};

/** Ends the session. */
export const signOut = (): Promise<unknown> => call("session", { method: "DELETE" });

/** Reads the requests that a search finds, newest first, from a page of the list. */
export const readRequests = (search: URLSearchParams): Promise<RequestList> =>
  // The shape is that of functions/requests.ts, on the same site.
  call(`requests?${search.toString()}`) as Promise<RequestList>;

/** Changes the state or the note of a request. */
export const changeRequest = (id: string, change: { readonly state?: string; readonly note?: string }): Promise<unknown> =>
  call(`requests/${id}`, { method: "PATCH", body: JSON.stringify(change) });

/** Deletes a request or, with `isPerson`, all requests of the person who sent it. */
export const removeRequest = (id: string, isPerson: boolean): Promise<unknown> =>
  call(`requests/${id}${isPerson ? "/person" : ""}`, { method: "DELETE" });
