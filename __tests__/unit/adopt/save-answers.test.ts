/** Tests the answers file that `npm run adopt` saves. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseAnswers } from "../../../scripts/adopt/answers";
import { saveAnswers } from "../../../scripts/adopt/save-answers";
import { folderForEachTest } from "../../fixtures/folder";

const { at, read, write } = folderForEachTest();
const OWNERS = "__tests__/fixtures/owners";

const given = (file: string) => parseAnswers(file, readFileSync(file));

it.each(readdirSync(OWNERS).map((file) => path.join(OWNERS, file)))("a run with the saved answers of %s reads the same answers", (file) => {
  const name = saveAnswers(given(file), at());
  expect(parseAnswers(name, readFileSync(at(name)))).toEqual(given(file));
});

it("does not overwrite a file with the same name", () => {
  write("adopt-answers.yml", "mine");
  expect(saveAnswers(given(`${OWNERS}/paving.yml`), at())).toBe("adopt-answers-2.yml");
  expect(read("adopt-answers.yml")).toBe("mine");
});
