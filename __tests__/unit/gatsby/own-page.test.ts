/** @jest-environment jsdom */
import { isPageItsOwn } from "../../../src/gatsby/own-page";
import { pageDigest } from "../../../src/gatsby/page-digest";
import type { PageResources } from "../../../src/gatsby/runtime-globals";

const BUILT = { componentChunkName: "component---about", json: { data: { heading: "About us" } }, staticQueryResults: { 7: { data: 1 } } };

const resources = (webpackCompilationHash = "ours") => ({
  page: { componentChunkName: BUILT.componentChunkName, webpackCompilationHash },
  json: BUILT.json,
  staticQueryResults: BUILT.staticQueryResults,
});

const asked: string[] = [];
const give = (loaded: Promise<PageResources | undefined>): Promise<boolean> => {
  const loadPage = (path: string) => {
    asked.push(path);
    return loaded;
  };
  return isPageItsOwn(Object.assign(window, { ___loader: { loadPage }, ___webpackCompilationHash: "ours" }));
};

beforeEach(() => {
  document.head.innerHTML = `<script data-page="/about" data-digest="${pageDigest(BUILT)}"></script>`;
});

it("knows the data the page was built from, asked for as Gatsby will", async () => {
  window.history.replaceState(null, "", "/about?utm=1#team");
  expect(await give(Promise.resolve(resources()))).toBe(true);
  expect(asked).toEqual(["/about?utm=1"]);
});

it("takes data that is alike for this build's, whichever it came with", async () => {
  const loaded = resources("theirs");
  expect(await give(Promise.resolve(loaded))).toBe(true);
  expect(loaded.page.webpackCompilationHash).toBe("ours");
});

it.each([
  ["other words", Promise.resolve({ ...resources(), json: { data: { heading: "About them" } } })],
  ["other words of the footer", Promise.resolve({ ...resources(), staticQueryResults: { 7: { data: 2 } } })],
  ["another template", Promise.resolve({ ...resources(), page: { componentChunkName: "component---post" } })],
  ["an error", Promise.resolve({ json: undefined, status: "error" })],
  ["nothing", Promise.resolve(undefined)],
])("refuses %s", async (_, loaded) => {
  expect(await give(loaded)).toBe(false);
});

it("refuses a page whose template is not among the scripts", async () => {
  expect(await give(Promise.reject(new Error("We couldn't find the correct component chunk")))).toBe(false);
});

it("refuses a page that does not say what it was built from", async () => {
  document.head.innerHTML = "";
  expect(await give(Promise.resolve(resources()))).toBe(false);
});
