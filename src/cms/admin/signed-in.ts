/** Who is signed in at GitHub: Decap keeps it in the browser. */
import { z } from "zod";

const USER_KEY = "decap-cms-user";

const editorSchema = z.object({ token: z.string(), login: z.string().optional() });

/** Somebody who is signed in. */
export type SignedIn = z.infer<typeof editorSchema>;

/** Gives who is signed in; nothing while nobody is. */
export const signedIn = (): SignedIn | undefined => {
  const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? "null");
  return editorSchema.safeParse(user).data;
};
