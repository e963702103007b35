export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onPreRenderHTML, onRenderBody, replaceRenderer, wrapRootElement } from "./src/gatsby/render-head";
