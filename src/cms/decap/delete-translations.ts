/** Deletes the other languages of an English file together with it, in the same commit. */
import { TRANSLATIONS, fileIn } from "../../content/shared/languages";
import type { SiteNow } from "../admin/site";
import { decap } from "./api";

const ROOT = "content/";

/** Wraps what deletes files. It is called before Decap starts. */
export const deleteTranslations = (site: SiteNow): void => {
  const registered = decap().getBackend(site.all.backend.name);
  const { init } = registered;
  registered.init = (...given) => {
    const implementation = init(...given);
    const deleteFiles = implementation.deleteFiles.bind(implementation);
    implementation.deleteFiles = (paths, message) => {
      const others = paths.flatMap((path) =>
        TRANSLATIONS.map((language) => fileIn(language, path.replace(ROOT, ""))).filter((file) => site.hasFile(file)),
      );
      return deleteFiles([...paths, ...others.map((file) => `${ROOT}${file}`)], message);
    };
    return implementation;
  };
};
