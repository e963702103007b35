import "./src/components/styles/index.css";

export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onClientEntry } from "./src/gatsby/start-develop";
