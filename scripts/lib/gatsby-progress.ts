/** Turns Gatsby's log into one line per stage of a build or of `develop`'s start. Reads the log that Gatsby writes with GATSBY_LOGGER=json. */
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** GATSBY_LOGGER as the user set it, such as `yurnalist`. If it is set, Gatsby's own log is shown instead of stages. */
export const CHOSEN_LOGGER = process.env.GATSBY_LOGGER;

/** What Gatsby writes as one line of JSON. Only the fields used here are listed. */
interface LogAction {
  readonly type: string;
  readonly payload?: string | Payload;
}

interface Payload {
  readonly id?: string;
  readonly level?: string;
  readonly text?: string;
  readonly current?: number;
  readonly total?: number;
  readonly filePath?: string;
  readonly location?: { readonly start?: { readonly line?: number; readonly column?: number } };
  readonly stack?: readonly { readonly fileName?: string; readonly lineNumber?: number; readonly functionName?: string }[];
}

/** A stage, and the first of Gatsby's activities that belong to it. */
interface Stage {
  readonly title: string;
  readonly starts: RegExp;
  /** The activity whose progress the stage shows, if Gatsby counts it. */
  readonly counted?: RegExp;
  /** What the activity counts. */
  readonly things?: string;
}

/** Stages in order. Each one ends when the next one starts. */
type Stages = readonly [Stage, ...Stage[]];

const START: Stage = { title: "Starting Gatsby", starts: /^compile gatsby files$/ };
const READ: Stage = { title: "Reading the content", starts: /^source and transform nodes$/ };
const FIND: Stage = { title: "Finding out what each page needs", starts: /^query-extraction$/ };

export const BUILD_STAGES: Stages = [
  START,
  READ,
  FIND,
  { title: "Bundling scripts and styles", starts: /^Building production JavaScript and CSS bundles$/ },
  {
    title: "Collecting the pages' data and resizing pictures",
    starts: /^run (?:page |static )?queries/,
    counted: /IMAGE_PROCESSING/,
    things: "pictures",
  },
  { title: "Rendering pages", starts: /^Building static HTML for pages$/, counted: /^Building static HTML for pages$/, things: "pages" },
  { title: "Checking the site and moving it to dist/", starts: /^onPostBuild$/ },
];

export const DEVELOP_STAGES: Stages = [
  START,
  READ,
  FIND,
  { title: "Bundling scripts and styles, and starting the server", starts: /^webpack-develop$/ },
];

/** Start of the message that Gatsby prints once `develop` serves the site. */
const READY = "You can now view";

/**
 * Texts of Gatsby's messages that are not shown: advice about what this project does on purpose (it uses React Helmet, encodes AVIFs and their
 * JPEG fallbacks separately, and a list without entries has no page), empty lines, and the addresses of `develop`, which `npm run dev`
 * prints itself.
 */
const LEFT_OUT = [
  "gatsby-plugin-react-helmet: Gatsby now has built-in support",
  "specified only AVIF format, with no fallback format",
  "The GraphQL query in the non-page component",
  "Exported queries are only executed for page components",
  "\u2800", // Gatsby's text for an empty line
  READY,
  "http://localhost:",
  "View GraphiQL",
  "Note that the development build is not optimized",
  "To create a production build",
];

/** Seconds between two lines about the same stage where lines cannot be replaced, such as in a log of CI. */
const QUIET_SECONDS = 15;

const isAction = (value: unknown): value is LogAction =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

const parseAction = (line: string): LogAction | undefined => {
  if (!line.startsWith("{")) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isAction(value) ? value : undefined;
  } catch {
    return undefined;
  }
};

/** Returns an error's text, and where it happened if Gatsby knows. */
const describeError = ({ text = "The build failed.", filePath, location, stack = [] }: Payload): string => {
  const { line, column } = location?.start ?? {};
  const place = filePath && [filePath, line, column].filter((part) => part !== undefined).join(":");
  const frames = stack.map(({ functionName, fileName, lineNumber }) =>
    ["    at", functionName, fileName && `${fileName}:${lineNumber ?? ""}`].filter(Boolean).join(" "),
  );
  return ["", text, ...(place ? ["", `File: ${place}`] : []), ...frames, ""].join("\n");
};

/** Where progress is printed. */
export interface Screen {
  readonly write: (text: string) => void;
  /** Whether a line can be replaced: true in a terminal, false in a file. */
  readonly isTerminal: boolean;
  /** Returns the time in milliseconds. */
  readonly now: () => number;
}

/**
 * Prints stages from the lines of Gatsby's log, until the last stage ends. Prints errors, warnings and messages of level LOG until the log
 * ends, except those in `LEFT_OUT`. Lines that are not Gatsby's are printed as they are.
 */
export class GatsbyProgress {
  private stage: Stage;
  private isRunning = true;
  private done = 0;
  private total = 0;
  /** Whether the current line shows the stage. */
  private isShown = false;
  /** When the stage started, in milliseconds. */
  private startedAt: number;
  /** When the stage started or last showed its progress, in milliseconds. */
  private progressAt: number;

  constructor(
    private readonly screen: Screen,
    private readonly stages: Stages,
    /** Called when `develop` has ended its last stage and serves the site. */
    private readonly onReady = (): void => undefined,
  ) {
    [this.stage] = stages;
    this.startedAt = screen.now();
    this.progressAt = this.startedAt;
    this.show();
  }

  /** Handles one line of Gatsby's log. */
  line(line: string): void {
    const action = parseAction(line);
    if (action === undefined) {
      if (line.trim() !== "") this.print(line);
      return;
    }
    const { type, payload } = action;
    if (typeof payload !== "object") return;
    if (type === "LOG") this.message(payload);
    else if (type === "ACTIVITY_START" || type === "ACTIVITY_UPDATE") this.activity(payload);
  }

  /** Prints the last stage's time, once. */
  end(): void {
    if (!this.isRunning) return;
    this.endStage();
    this.isRunning = false;
  }

  private endStage(): void {
    const seconds = `${((this.screen.now() - this.startedAt) / 1000).toFixed(1)} s\n`;
    const result = this.counts ? `${this.counts}, ${seconds}` : seconds;
    if (!this.screen.isTerminal && this.isShown) this.screen.write(` ${result}`);
    else this.screen.write(`${this.lineStart}${this.stage.title} ... ${result}`);
    this.isShown = false;
  }

  private message(payload: Payload): void {
    const { level = "", text = "" } = payload;
    if (this.isRunning && text.startsWith(READY)) {
      this.end();
      this.onReady();
    }
    if (level === "ERROR" || level === "CRITICAL") this.print(describeError(payload));
    else if ((level === "WARNING" || level === "LOG") && !LEFT_OUT.some((part) => text.includes(part))) this.print(`${text}\n`);
  }

  private activity({ id = "", current, total }: Payload): void {
    if (!this.isRunning) return;
    const next = this.stages.find(({ starts }) => starts.test(id));
    if (next && this.stages.indexOf(next) > this.stages.indexOf(this.stage)) {
      this.endStage();
      this.stage = next;
      this.done = 0;
      this.total = 0;
      this.startedAt = this.screen.now();
      this.progressAt = this.startedAt;
      this.show();
    }
    if (this.stage.counted?.test(id)) this.count(current, total);
  }

  /** Shows an activity's progress. Gatsby's updates contain only the number that changed. */
  private count(current: number | undefined, total: number | undefined): void {
    this.done = current ?? this.done;
    this.total = total ?? this.total;
    const isQuiet = this.screen.now() - this.progressAt < QUIET_SECONDS * 1000;
    if (!this.screen.isTerminal && isQuiet) return;
    this.progressAt = this.screen.now();
    this.show();
  }

  private get counts(): string {
    const { things } = this.stage;
    return this.total > 0 && things ? `${this.done} of ${this.total} ${things}` : "";
  }

  /** Returns what clears the current stage's line in a terminal, and what ends it in a file. */
  private get lineStart(): string {
    if (this.screen.isTerminal) return "\r\u001b[K";
    return this.isShown ? "\n" : "";
  }

  /** Shows the current stage. The line stays open until the stage ends. */
  private show(): void {
    this.screen.write(`${this.lineStart}${[this.stage.title, this.counts].filter(Boolean).join(": ")} ...`);
    this.isShown = true;
  }

  /** Prints a message on lines of its own. */
  private print(text: string): void {
    this.screen.write(`${this.lineStart}${text}\n`);
    this.isShown = false;
    if (this.screen.isTerminal && this.isRunning) this.show();
  }
}

/** Prints the progress from one of Gatsby's logs, until the log ends. */
export const showProgress = async (log: Readable, stages: Stages, onReady?: () => void): Promise<void> => {
  const screen = { write: (text: string) => process.stdout.write(text), isTerminal: process.stdout.isTTY, now: () => performance.now() };
  const progress = new GatsbyProgress(screen, stages, onReady);
  for await (const line of createInterface({ input: log })) progress.line(line);
  progress.end();
};
