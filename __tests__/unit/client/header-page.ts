/** A page with the header's menus as static HTML, for the tests of src/client. Importing this module starts the menus' JavaScript. */
import { getByText } from "@testing-library/dom";
import { startDisclosures, startHover } from "../../../src/client/disclosures";

startDisclosures(document);
startHover(document);

const PAGE = `
  <header>
    <details data-menu><summary>Menu</summary></details>
    <nav>
      <p>Menu panel</p>
      <div><details data-dropdown><summary>Services</summary><div><p>Services panel</p><a href="#a"><b>Sealcoating</b></a></div></details></div>
      <div><details data-dropdown><summary>Service Areas</summary><div><a href="#b">Henderson</a></div></details></div>
      <a href="#c"><b>About</b></a>
    </nav>
  </header>
  <main><p>Page</p><button>Field</button><details><summary>Question</summary>Answer</details></main>`;

/** Returns the element with the given text. */
export const named = (text: string): HTMLElement => getByText(document.body, text);

/** Replaces the document's body with the page. */
export const renderHeader = (): void => {
  document.body.innerHTML = PAGE;
};

/** Returns the labels of the open menus. */
export const openMenus = (): readonly (string | null | undefined)[] =>
  [...document.querySelectorAll("details[open]")].map((details) => details.querySelector("summary")?.textContent);

/** Makes media queries report the given kind of pointer. */
export const setPointer = (kind: "fine" | "coarse"): void => {
  const matches = (query: string) => kind === "fine" && query === "(hover: hover) and (pointer: fine)";
  Object.defineProperty(window, "matchMedia", { configurable: true, value: (query: string) => ({ matches: matches(query) }) });
};

/** Waits for `toggle` events, which browsers dispatch in a later task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
