/// <reference types="webpack/module" />
import { Fragment } from "react";
import type { Examples } from "../components/examples/example";

const files = import.meta.webpackContext("..", { regExp: /\.examples\.tsx$/ });

/**
 * Renders the examples of all components at /_kit, which exists only in `gatsby develop`. Not in src/pages, where Gatsby would also build
 * it for the public site.
 */
const KitPage = () => (
  <>
    <h1>Components</h1>
    {files.keys().map((file) => (
      <Fragment key={file}>
        {/* The file's name without its folder and extension. */}
        <h2>{file.replace(/^.*\/|\.examples\.tsx$/g, "")}</h2>
        {Object.values(files(file) as Readonly<Record<string, Examples>>) // Safe cast: an examples file exports only `Examples`.
          .flatMap(Object.entries<Examples[string]>)
          .map(([name, element]) => (
            <Fragment key={name}>
              <p>{name}</p>
              {element}
            </Fragment>
          ))}
      </Fragment>
    ))}
  </>
);

export default KitPage;
