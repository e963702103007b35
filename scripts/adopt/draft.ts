/** Saves answers as they are typed, so that a run that is stopped, killed or refused does not lose them. */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Given } from "./prompts";

/** File in the project's root, not in git. */
const DRAFT = "adopt-draft.json";

const draftSchema = z.record(z.string(), z.unknown());

/** Returns the answers of the last run; undefined if that run wrote the content, or if there was no run. */
export const readDraft = (folder = "."): Given | undefined => {
  try {
    return draftSchema.safeParse(JSON.parse(readFileSync(path.join(folder, DRAFT), "utf8"))).data;
  } catch {
    return undefined;
  }
};

/** Saves the answers given so far. */
export const saveDraft = (answers: Given, folder = "."): void => {
  writeFileSync(path.join(folder, DRAFT), JSON.stringify(answers));
};

/** Deletes the saved answers. */
export const removeDraft = (folder = "."): void => {
  rmSync(path.join(folder, DRAFT), { force: true });
};
