/** What a journey is made of. */
import type { Server } from "node:http";
import { serveSite } from "../../scripts/lib/serve-site";
import { widths } from "../browser/pages";
import { hasLife } from "./look";
import { openFaultySite, type FaultySite } from "./faulty-site";
import { soon } from "./soon";
import type { OpenVisitor, Visitor } from "./visitor";

export interface Stage {
  readonly visitor: Visitor;
  readonly site: FaultySite;
}

/** One thing a visitor does, with what should come of it. */
export interface Journey {
  readonly name: string;
  readonly take: (stage: Stage) => Promise<void>;
}

/** The screens of the journeys: a phone's and a desk's. */
export const [phone, , desk] = widths;

/** Runs journeys in one browser, each on a site that the browser has never seen. */
export class Browser {
  private constructor(
    private readonly visitor: Visitor,
    private readonly built: Server,
  ) {}

  /** Opens the built site and a browser, and says which. */
  static async open(openVisitor: OpenVisitor): Promise<Browser> {
    const visitor = await openVisitor();
    process.stdout.write(`${visitor.engine}\n`);
    return new Browser(visitor, await serveSite("dist", 0));
  }

  async follow({ take }: Journey): Promise<void> {
    const { visitor } = this;
    const site = await openFaultySite(this.built);
    try {
      await visitor.resize(desk.width, desk.height);
      await visitor.open(site.at("/robots.txt"));
      await visitor.restMouse();
      await take({ visitor, site });
      expect(site.blocked).toEqual([]);
    } finally {
      await site.close();
    }
  }

  async close(): Promise<void> {
    await this.visitor.leave();
    this.built.close();
  }
}

/** Waits until React answers for an island of the page. */
export const comeToLife = (visitor: Visitor): Promise<void> =>
  soon(async () => {
    expect(await visitor.ask(hasLife)).toBe(true);
  });
