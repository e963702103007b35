/** Fakes of the services that the Worker calls, for `npm run preview` without secrets. */
import { randomBytes } from "node:crypto";
import { contentDirectory } from "../../../src/build/gatsby/content-directory";
import { loadContent } from "../../../src/content/load";
import { startAccess } from "./access";
import { startGitHub } from "./github";
import { startMail } from "./mail";

const random = (): string => randomBytes(24).toString("hex");

/**
 * Starts the fakes, prints each mail, and returns the Worker's bindings.
 *
 * @param site address of the preview
 */
export const startFakes = async (site: string): Promise<Readonly<Record<string, string>>> => {
  const { signIn, delivery } = loadContent(contentDirectory(), { drafts: true }).business;
  const secret = random();
  const person = { login: signIn?.people[0] ?? "owner", writes: signIn ? [signIn.repository] : [] };
  const github = await startGitHub(person, secret, false);
  // A different site than the preview's, like the real GitHub: browsers treat cross-site popups differently.
  const githubUrl = github.url.replace("127.0.0.1", "localhost");
  const mail = await startMail(({ body }) => console.log(`\nThe Worker sends this mail:\n${JSON.stringify(body, null, 2)}\n`));
  const access = await startAccess(delivery.requests?.access?.audience ?? "");
  console.log(`Mail and the editor's sign-in use fakes (you are ${person.login}).`);
  if (delivery.requests) {
    console.log(`To read requests, sign in here: ${access.url}/?to=${site}/admin/requests`);
    console.log(`To start the scheduled run now: curl ${site}/__scheduled`);
  }
  return {
    SECRET: random(),
    MAIL_KEY: "preview",
    MAIL_URL: mail.url,
    ACCESS_URL: access.url,
    GITHUB_CLIENT_SECRET: secret,
    GITHUB_URL: githubUrl,
    GITHUB_API_URL: githubUrl,
  };
};
