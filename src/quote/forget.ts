/** The inline script of /thank-you: a request that the browser posted itself has arrived, and its draft goes. */
import { clearDraft } from "./draft";
import { tabStore } from "./form-events";

/** Forgets the draft of this tab. */
export const forgetDraft = (): void => clearDraft(tabStore);
