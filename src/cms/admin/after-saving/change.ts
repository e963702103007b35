/** Follows a change from where it was saved to the site that visitors see. */
import { MissingPermission, type Check, type GitHub } from "../github";

/** What has become of a change. */
export type ChangeState =
  /** It waits for its checks, or they run. */
  | { readonly kind: "waiting" }
  /** The checks have passed; `preview` shows it. */
  | { readonly kind: "checked"; readonly preview?: string | undefined }
  | { readonly kind: "live" }
  | { readonly kind: "refused"; readonly by: readonly Check[] }
  /** The GitHub App may not read what becomes of a change. */
  | { readonly kind: "not-permitted"; readonly permission: string }
  /** Nobody has said for a long time. */
  | { readonly kind: "unknown" };

/** What is followed. */
interface Change {
  /** Branch that the change was saved to. */
  readonly branch: string;
  /** Whether it goes live from there; a draft of the workflow does not. */
  readonly isPublished: boolean;
}

/** How it is followed. */
interface Following {
  /** Gives the commit that the live site was built from, if it says. */
  readonly liveCommit: () => Promise<string | undefined>;
  /** Waits until it is worth asking again. */
  readonly pause: () => Promise<void>;
  /** How many times to ask. */
  readonly times: number;
}

/**
 * Says what a commit has come to.
 *
 * @throws when GitHub does not answer
 */
const stateOf = async (github: GitHub, commit: string, { isPublished }: Change, live: string | undefined): Promise<ChangeState> => {
  if (isPublished && live !== undefined && (live === commit || (await github.holds(live, commit)))) return { kind: "live" };
  const checks = await github.checksOf(commit);
  const failed = checks.filter(({ outcome }) => outcome === "failed");
  if (failed.length > 0) return { kind: "refused", by: failed };
  if (checks.length === 0 || checks.some(({ outcome }) => outcome === "running")) return { kind: "waiting" };
  return { kind: "checked", preview: isPublished ? undefined : await github.previewOf(commit) };
};

const isOver = ({ kind }: ChangeState, { isPublished }: Change): boolean =>
  kind === "live" || kind === "refused" || (kind === "checked" && !isPublished);

/** Gives each state of a change, from the first to the last. A question without an answer is asked again. */
export async function* follow(github: GitHub, change: Change, { liveCommit, pause, times }: Following): AsyncGenerator<ChangeState> {
  let commit: string | undefined;
  yield { kind: "waiting" };
  for (let time = 0; time < times; time++) {
    await pause();
    try {
      commit ??= await github.headOf(change.branch);
      const state = await stateOf(github, commit, change, await liveCommit());
      yield state;
      if (isOver(state, change)) return;
    } catch (error) {
      if (error instanceof MissingPermission) {
        yield { kind: "not-permitted", permission: error.permission };
        return;
      }
      // No connection for a moment, or too many questions: it is asked again.
    }
  }
  yield { kind: "unknown" };
}
