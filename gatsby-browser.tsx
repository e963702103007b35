import "./src/styles/index.css";

export { wrapPageElement } from "./src/components/layout/wrap-page";

/** In `develop`, shows what is wrong with the content. A build leaves this branch and the file behind it out. */
export const onClientEntry = async (): Promise<void> => {
  if (process.env.NODE_ENV === "development") {
    const { watchContentProblems } = await import("./src/dev/content-overlay");
    watchContentProblems("/__content-problems");
  }
};
