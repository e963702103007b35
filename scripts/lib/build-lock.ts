/**
 * Allows only one build or `npm run adopt` in the project at a time: builds share `.cache`, `public/` and `dist/`, and adopt replaces the
 * content.
 */
import { existsSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { lock } from "proper-lockfile";
import { propertyOf } from "../../src/content/shared/required";
import { PublishError } from "../../src/publish/publish-error";

/** Lock folder. It is beside `dist/`, because a build may clear `.cache`. */
export const BUILD_LOCK = "dist.lock";

/**
 * A lock that has not been touched for this long is stale. A build's lock is always touched in time: Gatsby blocks its own process for up to
 * a minute, but the lock belongs to that process's parent. adopt touches the lock between its synchronous steps, so no step may take this
 * long.
 */
const STALE_MS = 10_000;
const UPDATE_MS = 1000;
/** How long a new build waits for a lock to become stale. The build that had the lock may have been killed a moment ago. */
const RETRIES = { retries: 12, factor: 1, minTimeout: 1000, maxTimeout: 1000 };
/** How late a lock may be touched on a busy computer. */
const LATE_MS = 2500;
/**
 * How long to wait after replacing a stale lock. Another build may have replaced the same lock at the same moment, so that both have it.
 * When both next touch it, one of them finds a time that it did not set, and loses the lock.
 */
const SETTLE_MS = UPDATE_MS + LATE_MS;

const RUNNING =
  "Another build or npm run adopt is running in this project. Wait for it to finish or stop it, and then run this again. Its lock is the folder dist.lock.";

/** A lock of the project. */
export interface BuildLock {
  /** Resolves if another process takes the lock, for example after this computer was asleep. */
  readonly lost: Promise<void>;
  readonly release: () => Promise<void>;
}

/** Removes the lock file of a version of this project that had no lock folder. */
const removeOldLockFile = (place: string): void => {
  if (statSync(place, { throwIfNoEntry: false })?.isFile()) rmSync(place);
};

/**
 * Locks the project. Replaces a stale lock.
 *
 * @throws PublishError if another build or `npm run adopt` is running
 */
export const lockBuild = async (project = "."): Promise<BuildLock> => {
  const place = path.join(project, BUILD_LOCK);
  removeOldLockFile(place);
  const wasLocked = existsSync(place);
  const taken = new AbortController();
  const lost = new Promise<void>((resolve) => taken.signal.addEventListener("abort", () => resolve()));
  const onCompromised = (): void => taken.abort();
  const options = { lockfilePath: place, stale: STALE_MS, update: UPDATE_MS, retries: RETRIES, onCompromised };
  const release = await lock(project, options).catch((error: unknown) => {
    if (propertyOf(error, "code") === "ELOCKED") throw new PublishError(RUNNING);
    throw error;
  });
  if (wasLocked) await setTimeout(SETTLE_MS);
  if (taken.signal.aborted) throw new PublishError(RUNNING);
  return { lost, release: async () => (taken.signal.aborted ? undefined : release()) };
};
