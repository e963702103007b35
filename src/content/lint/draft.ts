/** What can be said about one file while it is written, without the others. */
import { resolveData } from "../fact-references";
import type { NamedFacts } from "../named-facts";
import { files, folders } from "../schema";
import { bodyPassages, dataPassages } from "./passages";
import { claimAdvice, factAdvice, searchAdvice, type Advice } from "./rules";
import { sentenceAdvice } from "./sentences";
import { propertyOf } from "../shared/required";

/** A file as it stands in a form, in whatever state. */
export interface Draft {
  /** Path below `content/`. */
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
  /** The text under the front matter; empty for YAML. */
  readonly body: string;
}

/** What the advice must know of the rest of the site. */
export interface Surroundings {
  readonly facts: NamedFacts;
}

const textAt = (value: unknown, key: string): string | undefined => {
  const found = propertyOf(value, key);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : undefined;
};

/** Whether a file is a page, with search texts of its own. */
const isPage = (file: string): boolean =>
  Object.values(folders).some(({ folder }) => file.startsWith(`${folder}/`)) ||
  Object.values(files).some((one) => one.file === file && "seo" in one.schema.shape);

/** Advises on one file as it stands in a form. */
export const draftAdvice = ({ file, data, body }: Draft, { facts }: Surroundings): readonly Advice[] => {
  const written = { file, passages: [...dataPassages(data), ...bodyPassages(body)] };
  // Lengths are those of what a visitor will read.
  const seo = propertyOf(resolveData(data, facts).data, "seo");
  const texts = { title: textAt(seo, "title"), description: textAt(seo, "description") };
  return [
    ...claimAdvice(written),
    ...sentenceAdvice([written], facts),
    ...factAdvice(written, facts),
    ...(isPage(file) ? searchAdvice({ file, seo: texts }) : []),
  ];
};
