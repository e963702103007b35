import "./src/components/styles/index.css";

export { wrapPageElement } from "./src/components/layout/wrap-page";
export { onClientEntry, onInitialClientRender } from "./src/gatsby/start-develop";
