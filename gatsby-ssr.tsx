export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onPreRenderHTML, onRenderBody } from "./src/gatsby/render-head";
