/** What Decap keeps where: who is signed in, in the browser; the draft of an entry, on a branch of the repository. */
import { z } from "zod";

const USER_KEY = "decap-cms-user";

const editorSchema = z.object({ token: z.string() });

/** Gives who is signed in at GitHub; nothing while nobody is. */
export const signedIn = (): z.infer<typeof editorSchema> | undefined => {
  const user: unknown = JSON.parse(localStorage.getItem(USER_KEY) ?? "null");
  return editorSchema.safeParse(user).data;
};

/** Gives the branch that Decap's workflow keeps the draft of an entry on. */
export const draftBranch = ({ collection, slug }: { readonly collection: string; readonly slug: string }): string =>
  `cms/${collection}/${slug}`;
