export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onPreRenderHTML, onRenderBody } from "./src/site/render-head";
