import "./src/styles/index.css";

export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onClientEntry, onInitialClientRender, replaceHydrateFunction, shouldUpdateScroll } from "./src/gatsby/start-client";
