/** The editor's two modes, and what tests can do with an editor in either mode. */
import type { BrowserContext, Request } from "@playwright/test";
import type { Repository } from "../../fixtures/github/memory-repository";

/** Where the editor stores changes: in files on this computer, or on GitHub. */
export type Mode = "local" | "github";

/** Why requests fail: there is no connection, or reads are answered with an error. */
export type Fault = "offline" | "unreadable";

/** What only tests on GitHub can do. */
export interface GitHub {
  readonly repository: Repository;
  /** Makes GitHub reject the token, or accept it again. */
  readonly refuseToken: (isRefused: boolean) => void;
  /** Applies a request to the repository, and returns GitHub's response. */
  readonly answer: (request: Request) => Promise<Response>;
  /** Returns the path of a folder with the files of a commit or branch. The next call replaces the files. */
  readonly checkOut: (place: string) => Promise<string>;
}

/** An editor. All paths start with `content/`. On GitHub, files are those of the published branch. */
export interface Editor {
  readonly mode: Mode;
  /** URL of /admin. */
  readonly address: string;
  /** Returns the bytes of a file, or undefined if the file is missing. */
  readonly bytes: (file: string) => Promise<Buffer | undefined>;
  /** Returns the text of a file. */
  readonly read: (file: string) => Promise<string>;
  /** Writes a file as another person or program. */
  readonly write: (file: string, text: string) => Promise<void>;
  /** Returns the files added, changed or removed since the test started. On GitHub, this includes files that only drafts change. */
  readonly changes: () => Promise<readonly string[]>;
  /** Returns the path of a folder `content/` with all files. */
  readonly contentRoot: () => Promise<string>;
  /** Makes the editor's requests for files fail; undefined makes the requests succeed again. */
  readonly fail: (fault: Fault | undefined) => Promise<void>;
  /** The fake GitHub; undefined in local mode. */
  readonly gitHub?: GitHub;
}

/** Serves the editor to all tests of a worker, one after another. */
export interface EditorServer {
  /** Origins that the editor may connect to, besides its own. */
  readonly origins: readonly string[];
  /** Restores the content, and returns the editor for a test. */
  readonly start: (context: BrowserContext, isSignedIn: boolean) => Promise<Editor>;
  readonly stop: () => Promise<void>;
}
