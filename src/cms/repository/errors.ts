/** Errors of the repository, with messages that tell the person who edits what happened and what to do. */

/** Error that stops an action. The empty name keeps "Error:" out of the message that Decap shows. */
export class Refusal extends Error {
  override readonly name = "";

  /** Whether a panel or dialog has already shown the message. */
  readonly isShown: boolean;

  constructor(message: string, { isShown = false }: { readonly isShown?: boolean } = {}) {
    super(message);
    this.isShown = isShown;
  }
}

/** Failure of a request to the repository. `status` is the HTTP status, or 0 if there was no response. */
export class RepositoryError extends Refusal {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** True of saving in a form and of publishing on the Workflow board. */
const KEPT = "Nothing is lost: forms keep what you typed, and drafts are unchanged.";

/** Instructions for the statuses with which GitHub refuses a request. */
const REFUSED: Readonly<Record<number, string>> = {
  401: 'Your sign-in has expired. Nothing is lost: load this page again, sign in, open the entry, and choose "Restore them" when the editor asks about your changes.',
  403: `GitHub refused the change: this account may not write to the repository, or it has sent too many requests. ${KEPT} Wait ten minutes and try again. If it is refused again, ask the repository's owner for write access.`,
  404: `GitHub cannot find the repository or the branch, or this account cannot see it. ${KEPT} Ask the repository's owner for access, and try again.`,
  405: `GitHub does not publish this change yet: its checks are still running or have failed, or the repository's rules ask for a review. ${KEPT} Follow the link to the checks, and publish again when they have passed.`,
  409: `The site's files were changed at the same moment. ${KEPT} Try again.`,
  429: `This account has sent GitHub too many requests. ${KEPT} Wait ten minutes and try again.`,
  422: `GitHub did not accept the change, probably because the repository was changed at the same moment. ${KEPT} Try again. If it is refused again, tell the person who looks after the site.`,
};

const NO_ANSWER = `There was no answer. The connection is down or slow, or the program behind this editor has stopped. Nothing is lost: leave this page open, and try again later.`;

/** Returns instructions for a status of GitHub's REST API, or for 0 if there was no answer. */
export const wordsFor = (status: number): string => {
  if (status === 0) return NO_ANSWER;
  const known = REFUSED[status];
  if (known !== undefined) return known;
  return `GitHub has a problem at the moment (${status}). Nothing is lost: leave this page open, and try again in a few minutes. www.githubstatus.com shows when it is fixed.`;
};

/** Returns instructions for a file, usually a picture, that would replace another file of the same name, published in the meantime. */
export const takenWords = (path: string, action: "published" | "saved"): string => {
  const another = `another ${path.replace(/^.*\//, "")} was published after`;
  return action === "published"
    ? `Not published: ${another} this draft was started. ${KEPT} Open the draft, choose your picture again, which gives it another name, save, and publish.`
    : `Not saved: ${another} you chose yours. ${KEPT} Choose your picture again, which gives it another name, and save.`;
};

/** Instructions for errors of Decap and of decap-server, each with a pattern that matches the error's message. */
const MESSAGES: Readonly<Record<string, RegExp>> = {
  [wordsFor(401)]: /bad credentials|requires authentication|logged out/i,
  [NO_ANSWER]: /failed to fetch|networkerror|load failed|err_internet|timeout|timed out|aborted/i,
  "Not done: the program behind this editor could not read or write a file. The disk is probably full; the file has not changed. Free up space on this computer, leave this page open, and publish again.":
    /unknown error/i,
};

/** Returns the instructions for an error; returns unknown messages unchanged. */
export const inPlainWords = (error: unknown): string => {
  const text = error instanceof Error ? error.message : String(error);
  return Object.keys(MESSAGES).find((message) => MESSAGES[message]?.test(text)) ?? text;
};
