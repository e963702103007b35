/** Where Decap stores its state: the signed-in user in localStorage, the draft of an entry on a branch of the repository. */
import { z } from "zod";

const USER_KEY = "decap-cms-user";

const editorSchema = z.object({ token: z.string() });

/** Returns the user who is signed in to GitHub; undefined if there is none. */
export const signedIn = (): z.infer<typeof editorSchema> | undefined => {
  const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? "null");
  return editorSchema.safeParse(user).data;
};

/** Returns the branch on which Decap's workflow stores an entry's draft. */
export const draftBranch = ({ collection, slug }: { readonly collection: string; readonly slug: string }): string =>
  `cms/${collection}/${slug}`;
