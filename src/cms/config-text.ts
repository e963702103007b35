import { stringify } from "yaml";
import { namedFacts } from "../content/named-facts";
import type { Content } from "../content/schema";
import { liveUrl, type CmsBackend } from "./backend";
import { cmsConfig } from "./config";

/** Writes the configuration of the CMS as YAML. */
export const configText = (content: Content, backend: CmsBackend): string =>
  stringify(cmsConfig(backend, liveUrl(content.business, backend), namedFacts(content)));
