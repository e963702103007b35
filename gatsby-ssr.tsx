export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onPreRenderHTML, onRenderBody, wrapRootElement } from "./src/gatsby/render-head";
