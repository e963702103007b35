export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onRenderBody } from "./src/site/render-body";
