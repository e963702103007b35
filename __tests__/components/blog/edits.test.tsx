/** Tests the script that shows a visitor's changes to a built-in post. Loading of pictures is tested in __tests__/browser. */
/* eslint-disable testing-library/no-node-access -- the author and scripts in the head have no roles */
import { screen } from "@testing-library/react";
import { startEdits } from "../../../src/blog/edits/start-edits";
import { showEdits } from "../../../src/blog/edits/show-edits";
import { POSTS_KEY } from "../../../src/blog/list-key";
import { PostArticle } from "../../../src/components/sections/post-article";
import { removeListeners, trackListeners } from "../../setup/listeners";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { post } from "../../unit/blog/posts";
import { render } from "../with-words";

const BUILT_IN = post("how-often");

const renderPost = (saved?: unknown): void => {
  if (saved !== undefined) localStorage.setItem(POSTS_KEY, JSON.stringify([saved]));
  document.title = "The page's own title";
  render(
    <PostArticle
      {...BUILT_IN}
      above={<span aria-current="page">{BUILT_IN.title}</span>}
      callBox={{ heading: "Call us" }}
      phone="(702) 555-0142"
    >
      <p>The built-in text.</p>
    </PostArticle>,
  );
};

const visit = (saved?: unknown): void => {
  renderPost(saved);
  showEdits(document);
};

/** Runs the script of a built-in post. Returns the URLs of the scripts that it loads. */
const loadedScripts = () => {
  startEdits(document, "/static/edits.js");
  return [...document.head.getElementsByTagName("script")].map((script) => script.getAttribute("src"));
};

const shown = () => ({
  title: screen.getByRole("heading", { level: 1 }).textContent,
  date: screen.getByRole("time").getAttribute("datetime"),
  author: screen.getByRole("time").nextElementSibling?.textContent,
});

const { title, date, author } = BUILT_IN;

beforeEach(trackListeners);
afterEach(() => {
  removeListeners();
  restoreStorage();
  document.head.replaceChildren();
});

it.each([
  ["nothing is saved", undefined, {}],
  ["the saved post is the same", BUILT_IN, {}],
  ["another post is saved", post("mine"), {}],
  ["the saved post has another title", { ...BUILT_IN, title: "Every 3 years" }, { title: "Every 3 years" }],
  ["the saved post has another date", { ...BUILT_IN, date: "2026-03-09" }, { date: "2026-03-09" }],
  ["the saved post has another author", { ...BUILT_IN, author: "Sam" }, { author: "Sam" }],
  ["the saved details are empty or invalid", { ...BUILT_IN, author: "", date: "soon" }, {}],
  ["the saved author contains HTML", { ...BUILT_IN, author: "<b>Sam</b>" }, { author: "<b>Sam</b>" }],
])("shows valid changes over the built-in details: %s", (_, saved, changed) => {
  visit(saved);
  expect(shown()).toEqual({ title, date, author, ...changed });
  expect(screen.getByText("The built-in text.")).toBeInTheDocument();
});

it("shows a changed title wherever the page shows the title", () => {
  // A changed author does not change the title.
  visit({ ...BUILT_IN, author: "Sam" });
  expect(document.title).toBe("The page's own title");
  localStorage.setItem(POSTS_KEY, JSON.stringify([{ ...BUILT_IN, title: "Every 3 years" }]));
  showEdits(document);
  expect(document.title).toBe("Every 3 years");
  expect(screen.getByText("Every 3 years", { selector: "[aria-current]" })).toBeInTheDocument();
});

it.each([
  ["usual", "Every 3 years", ""],
  ["wide", "Maintenance guide", "wide"],
  ["wider", "Estacionamientos comerciales", "wider"],
])("sizes a changed title by its widest word (%s)", (_, changed, words) => {
  visit({ ...BUILT_IN, title: changed });
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("data-words", words);
});

it("does not touch the document if nothing differs", () => {
  renderPost(BUILT_IN);
  const observer = new MutationObserver(() => undefined);
  observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
  showEdits(document);
  expect(observer.takeRecords()).toEqual([]);
});

it.each([
  ["nothing is saved", undefined, []],
  ["the saved post is the same", BUILT_IN, []],
  ["another post is saved", post("mine"), []],
  ["the saved entry is not a post", null, []],
  ["the saved post has another title", { ...BUILT_IN, title: "Every 3 years" }, ["/static/edits.js"]],
  ["the saved post has another image", { ...BUILT_IN, image: "/images/mine.jpg" }, ["/static/edits.js"]],
])("loads the script that shows changes only if something differs: %s", (_, saved, scripts) => {
  renderPost(saved);
  expect(loadedScripts()).toEqual(scripts);
});
