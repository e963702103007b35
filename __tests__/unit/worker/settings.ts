/** The company's facts as shipped, with each way of the form set up. */
import path from "node:path";
import { loadContent } from "../../../src/content/load";
import type { Business } from "../../../src/content/schema/business";
import type { SignIn } from "../../../src/content/schema/delivery";

/** The shipped content, whose settings ask for no requests. */
export const shipped = loadContent(path.resolve("content"), { drafts: false });

/** A private repository that one person may sign in for. */
export const SIGN_IN: SignIn = { clientId: "Iv23abcdefgh", repository: "owner/site", isPublic: false, people: ["owner"] };

/** Gives the shipped business with other settings in some places. */
export const businessWith = (change: Partial<Business>): Business => ({ ...shipped.business, ...change });
