/** The Worker's log contains no visitor data, even after errors. */
import { PICTURES, postUrlEncoded, postQuote, QUOTE } from "./forms";
import { SECRETS, startSite } from "./worker-site";

it("logs errors without visitor data or secrets", async () => {
  const lines: string[] = [];
  const unreachableMail = { MAIL_URL: "http://127.0.0.1:1" };
  const site = await startSite({
    // This Worker responds only after it has tried to send the email.
    entry: "__tests__/functions/faulty-worker.ts",
    bindings: unreachableMail,
    onLog: (text) => lines.push(text),
  });
  await postQuote(site, {}, [["a.jpg", PICTURES.jpeg]]);
  await postQuote(site, { email: "not-an-address" });
  await site.rows("DROP TABLE photos");
  await postQuote(site, { message: "no table" }, [["a.jpg", PICTURES.jpeg]]);
  await site.rows("DROP TABLE requests");
  await postUrlEncoded(site, { message: "none at all" });
  expect(await site.runCron()).toBe("exception");
  // Stopping the site flushes the log.
  await site.dispose();
  const log = lines.join("");
  expect(log).toContain("requests: sending an email failed");
  expect(log).toContain("requests: the database could not be reached");
  // The database also gets the digits of the phone number. Look for each line of the message, because a log may escape line breaks.
  const typed = [
    ...Object.values(QUOTE).flatMap((value) => value.split("\n")),
    QUOTE.phone.replace(/\D/g, ""),
    "not-an-address",
    "no table",
    "none at all",
    "a.jpg",
  ];
  for (const value of [...typed, ...Object.values(SECRETS)]) expect(log).not.toContain(value);
});
