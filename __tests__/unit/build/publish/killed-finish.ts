/**
 * Publishes a build and kills itself while publishing a second one. Run by outage.test.ts. Arguments: the name of a file system
 * operation, and the number of these that are allowed. Prints the published folder and its content before the second build.
 */
import { interruptDisk } from "./interrupted-disk";
import { siteFixture, snapshot } from "./site-fixture";

const [, , operation, allowed] = process.argv;

const run = async (): Promise<void> => {
  const site = siteFixture();
  site.build("old");
  await site.publish();
  process.stdout.write(JSON.stringify({ to: site.to, old: snapshot(site.to) }));
  site.build("new");
  let seen = 0;
  const isAllowed = (name: string) => name !== operation || ++seen <= Number(allowed);
  interruptDisk(isAllowed, () => {
    process.kill(process.pid, "SIGKILL");
    return new Promise(() => undefined);
  });
  await site.publish();
};
void run();
