import { stringify } from "yaml";
import { namedFacts } from "../content/named-facts";
import type { Content } from "../content/schema";
import type { CmsBackend } from "./backend";
import { cmsConfig } from "./config";

/** Where the public site is: nowhere for the shipped sample, and not where files of this computer are edited. */
const liveUrl = ({ business }: Content, { name }: CmsBackend): string | undefined =>
  name === "github" && !business.sample ? business.siteUrl : undefined;

/** Writes the configuration of the CMS as YAML. */
export const configText = (content: Content, backend: CmsBackend): string =>
  stringify(cmsConfig(backend, liveUrl(content, backend), namedFacts(content)));
