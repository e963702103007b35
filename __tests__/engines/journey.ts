/** Runs user journeys in a browser. */
import type { Server } from "node:http";
import { serveSite } from "../../scripts/lib/serve-site";
import { widths } from "../browser/pages";
import { openReportingSite, type ReportingSite } from "./reporting-site";
import type { OpenVisitor, Visitor } from "./visitor";

export interface Stage {
  readonly visitor: Visitor;
  readonly site: ReportingSite;
}

/** A visitor's actions, with their expected results. */
export interface Journey {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<void>;
}

/** Screen sizes of the journeys. */
export const [phone, , desktop] = widths;

/** Runs journeys in one browser, each on a site that the browser has not visited before. */
export class Browser {
  private constructor(
    private readonly visitor: Visitor,
    private readonly built: Server,
  ) {}

  /** Starts the built site and a browser, and prints the browser's name and version. */
  static async open(openVisitor: OpenVisitor): Promise<Browser> {
    const visitor = await openVisitor();
    process.stdout.write(`${visitor.engine}\n`);
    return new Browser(visitor, await serveSite("dist", 0));
  }

  async follow({ run }: Journey): Promise<void> {
    const { visitor } = this;
    const site = await openReportingSite(this.built);
    try {
      await visitor.resize(desktop.width, desktop.height);
      await visitor.open(site.at("/robots.txt"));
      await visitor.moveMouseAway();
      await run({ visitor, site });
      expect(site.blocked).toEqual([]);
    } finally {
      await site.close();
    }
  }

  async close(): Promise<void> {
    await this.visitor.close();
    this.built.close();
  }
}
