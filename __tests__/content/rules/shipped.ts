import { loadContent } from "../../../src/content/load";
import { CONTENT_ROOT } from "./passages";

/** The content in the repository, read once a test file. */
export const shipped = loadContent(CONTENT_ROOT, { drafts: true });
