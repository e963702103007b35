import type { Database, Environment } from "./bindings";
import type { SiteSettings } from "./settings";
import { tell, tellDue } from "./tell";

/** One call of the Worker, with all that its answer may depend on. */
export interface Call {
  readonly request: Request;
  readonly url: URL;
  readonly environment: Environment;
  readonly settings: SiteSettings;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Goes on with work after the answer is given. What it throws is logged by its name alone. */
  readonly later: (work: Promise<unknown>) => void;
}

/** Address of the owner's page of requests. */
export const REQUESTS_PAGE = "/admin/requests";

const teller = ({ environment, settings, url, now }: Call, database: Database) => ({
  environment,
  database,
  settings,
  page: new URL(REQUESTS_PAGE, url).href,
  now,
});

/** Tells the company of one request, or of all that are due. */
export const tellNow = (call: Call, database: Database, id?: string): Promise<unknown> =>
  id === undefined ? tellDue(teller(call, database)) : tell(teller(call, database), id);
