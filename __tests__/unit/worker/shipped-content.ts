/** The shipped content, and the same content with other hosting settings. */
import path from "node:path";
import { loadContent } from "../../../src/content/load/load";
import type { Hosting, SignIn } from "../../../src/content/schema/hosting";

/** The shipped content, which has no first-party backend. */
export const shipped = loadContent(path.resolve("content"), { drafts: false });

/** Sign-in for a private repository and one person. */
export const SIGN_IN: SignIn = { clientId: "Iv23abcdefgh", repository: "owner/site", isPublic: false, people: ["owner"] };

/** Returns the shipped content with other hosting settings. */
export const withHosting = (hosting: Hosting) => ({ ...shipped, hosting });
