/** The company's facts as shipped, with each way of the form set up. */
import path from "node:path";
import { loadContent } from "../../../src/content/load";
import type { Business } from "../../../src/content/schema/business";
import type { RequestDesk, SignIn } from "../../../src/content/schema/delivery";

/** The shipped content, whose settings ask for no requests. */
export const shipped = loadContent(path.resolve("content"), { drafts: false });

/** What an owner sets who keeps requests with photos and is told by mail. */
export const DESK: RequestDesk = {
  project: "site",
  databaseId: "00000000-0000-4000-8000-000000000000",
  bucket: "site-photos",
  keepDays: 90,
  access: { team: "desert-asphalt", audience: "a".repeat(64) },
  mail: { provider: "resend", from: "requests@desert-asphalt.us" },
};

/** A private repository that one person may sign in for. */
export const SIGN_IN: SignIn = { clientId: "Iv23abcdefgh", repository: "owner/site", isPublic: false, people: ["owner"] };

/** Gives the shipped business with other settings in some places. */
export const businessWith = (change: Partial<Business>): Business => ({ ...shipped.business, ...change });
