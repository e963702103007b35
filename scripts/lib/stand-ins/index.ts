/** What the functions need of others, on this computer: for `npm run preview` where no secrets are at hand. */
import { randomBytes } from "node:crypto";
import { contentDirectory } from "../../../src/gatsby/sources";
import { loadContent } from "../../../src/content/load";
import { startGitHub } from "./github";
import { startMail } from "./mail";

const random = (): string => randomBytes(24).toString("hex");

/** Starts the stand-ins, shows each mail, and gives the bindings by which the functions find them. */
export const startStandIns = async (): Promise<Readonly<Record<string, string>>> => {
  const { signIn } = loadContent(contentDirectory(), { drafts: true }).business;
  const secret = random();
  const person = { login: signIn?.people[0] ?? "owner", writes: signIn ? [signIn.repository] : [] };
  const github = await startGitHub(person, secret);
  const mail = await startMail(({ body }) => console.log(`\nA mail would go out now:\n${JSON.stringify(body, null, 2)}\n`));
  console.log(`Stand-ins take the mail, and GitHub's sign-in (you are ${person.login}).`);
  return {
    SECRET: random(),
    MAIL_KEY: "preview",
    TICK_KEY: "preview",
    MAIL_URL: mail.url,
    GITHUB_CLIENT_SECRET: secret,
    GITHUB_URL: github.url,
    GITHUB_API_URL: github.url,
  };
};
