/**
 * Publishes a build and kills itself in the middle of the next one: run by outage.test.ts with the name of an operation on
 * the disk and how many of that name it may do. Prints where the published folder is and what it held.
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
  const isAllowed = (_: number, name: string) => name !== operation || ++seen <= Number(allowed);
  interruptDisk(isAllowed, () => {
    process.kill(process.pid, "SIGKILL");
    return new Promise(() => undefined);
  });
  await site.publish();
};
void run();
