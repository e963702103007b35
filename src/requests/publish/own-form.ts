import path from "node:path";
import { DefinePlugin, NormalModuleReplacementPlugin, type WebpackPluginInstance } from "webpack";
import { checkFile } from "../../content/check-file";
import { readIfPresent } from "../../content/read-folder";
import { files } from "../../content/schema";
import { formWay, type FormWay } from "../form-way";

const wayOf = (contentRoot: string): FormWay | undefined => {
  const { file, schema } = files.business;
  const bytes = readIfPresent(contentRoot, file);
  const outcome = bytes && checkFile(file, bytes, schema);
  // Content that does not hold is told of where it is loaded.
  return outcome && "data" in outcome ? formWay(outcome.data) : undefined;
};

/**
 * Puts the form that sends photos and an id in the place of the usual one, where the site itself or Netlify takes requests.
 * Elsewhere it does nothing: the usual form's script keeps its bytes.
 */
export const ownFormPlugins = (contentRoot: string): WebpackPluginInstance[] => {
  const way = wayOf(contentRoot);
  if (!way) return [];
  return [
    new DefinePlugin({ "process.env.SITE_FORM": JSON.stringify(JSON.stringify(way)) }),
    new NormalModuleReplacementPlugin(/\/quote\/quote-form$/, path.resolve("src/quote/own-quote-form.tsx")),
  ];
};
