import { withPageScript, type PageScript } from "./page-script";
import { withoutRouterStyles } from "./without-router-styles";
import { withoutRuntime } from "./without-runtime";

/** Finishes the HTML of one page as Gatsby wrote it. */
export const finishHtml = (html: string, script: PageScript): string => withPageScript(withoutRouterStyles(withoutRuntime(html)), script);
