/** Runs all journeys in a browser, each on a site that the browser has not visited before. */
import type { Server } from "node:http";
import { serveSite } from "../../scripts/lib/serve-site";
import { cleanupStack } from "../fixtures/cleanup";
import { desktop, type Journey } from "./journey";
import { menuJourneys } from "./menus";
import { pageJourneys } from "./complete-pages";
import { openReportingSite } from "./reporting-site";
import type { OpenVisitor, Visitor } from "./visitor";
import { phoneJourneys } from "./phone-journey";

/** Defines the tests for a browser, and prints the browser's name and version. */
export const testEngine = (openVisitor: OpenVisitor): void => {
  const cleanup = cleanupStack();
  let visitor: Visitor;
  let server: Server;

  beforeAll(async () => {
    server = await serveSite("dist", 0);
    cleanup.defer(() => server.close());
    visitor = await openVisitor();
    cleanup.defer(() => visitor.close());
    process.stdout.write(`${visitor.engine}\n`);
  });
  afterAll(cleanup.disposeAsync);

  it.each<Journey>([...pageJourneys, ...menuJourneys, ...phoneJourneys])("$name", async ({ run }) => {
    const site = await openReportingSite(server);
    try {
      await visitor.resize(desktop.width, desktop.height);
      // Move the mouse away from where the last journey left it. Do so on a text file, which has no dropdowns that would open.
      await visitor.open(site.at("/robots.txt"));
      await visitor.moveMouseAway();
      await run({ visitor, site });
      expect(site.blocked).toEqual([]);
    } finally {
      await site.close();
    }
  });
};
