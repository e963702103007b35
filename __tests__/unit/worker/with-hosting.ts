/** The fixture's content with other hosting settings. */
import type { Hosting, SignIn } from "../../../src/content/schema/hosting";
import { fixture } from "../../fixtures/content";

/** Sign-in for a private repository and one person. */
export const SIGN_IN: SignIn = { clientId: "Iv23abcdefgh", repository: "owner/site", isPublic: false, people: ["owner"] };

/** Returns the fixture's content with other hosting settings. */
export const withHosting = (hosting: Hosting) => ({ ...fixture, hosting });
