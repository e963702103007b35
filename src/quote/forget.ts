/** The inline script of /thank-you. Deletes the draft of a request that the browser posted itself. */
import { clearDraft } from "./draft";
import { tabStore } from "./form-events";

/** Deletes the draft of this tab. */
export const forgetDraft = (): void => clearDraft(tabStore);
