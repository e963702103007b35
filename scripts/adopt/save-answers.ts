/** Saves the answers that were typed, so that they are not lost if the content is refused or the run is killed. */
import { existsSync, writeFileSync } from "node:fs";
import { stringify } from "yaml";
import type { Answers } from "./answers";

/** Writes an answers file under a name that is not in use, such as adopt-answers.yml. Returns the name. */
export const saveAnswers = (answers: Answers, folder = "."): string => {
  const names = Array.from({ length: 1000 }, (_, index) => `adopt-answers${index === 0 ? "" : `-${index + 1}`}.yml`);
  const name = names.find((each) => !existsSync(`${folder}/${each}`)) ?? `adopt-answers-${Date.now()}.yml`;
  writeFileSync(`${folder}/${name}`, stringify(answers, { aliasDuplicateObjects: false }), { flag: "wx" });
  return name;
};
