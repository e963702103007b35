/** The shipped content, and variants of its business settings. */
import path from "node:path";
import { loadContent } from "../../../src/content/load/load";
import type { Business } from "../../../src/content/schema/business";
import type { SignIn } from "../../../src/content/schema/delivery";

/** The shipped content, which has no first-party backend. */
export const shipped = loadContent(path.resolve("content"), { drafts: false });

/** Sign-in for a private repository and one person. */
export const SIGN_IN: SignIn = { clientId: "Iv23abcdefgh", repository: "owner/site", isPublic: false, people: ["owner"] };

/** Returns the shipped business settings with `change` applied. */
export const businessWith = (change: Partial<Business>): Business => ({ ...shipped.business, ...change });
