/** Tests the script that shows a visitor's changes to a built-in post. Pictures that fail to load are tested in __tests__/browser. */
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

const PictureOf = ({ name }: { readonly name: string }) => (
  <picture>
    <img src={`/static/${name}.jpg`} alt={name} />
  </picture>
);

/** Whether the post has a main picture. Its text always has a picture. */
interface Options {
  readonly hasPicture?: boolean;
}

const renderPost = (saved?: unknown, { hasPicture = true }: Options = {}): void => {
  if (saved !== undefined) localStorage.setItem(POSTS_KEY, JSON.stringify([saved]));
  document.title = "The page's own title";
  render(
    <PostArticle
      {...BUILT_IN}
      image={hasPicture ? BUILT_IN.image : undefined}
      picture={hasPicture && <PictureOf name="built-in" />}
      above={<span aria-current="page">{BUILT_IN.title}</span>}
      callBox={{ heading: "Call us" }}
      phone="(702) 555-0142"
    >
      <p>The built-in text.</p>
      <PictureOf name="text" />
    </PostArticle>,
  );
};

const visit = (saved?: unknown, options?: Options): void => {
  renderPost(saved, options);
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
  expect(screen.getByRole("heading", { level: 1 })).toHaveAttribute("data-widest", words);
});

describe("the picture of the visitor's saved post", () => {
  const MINE = "/images/mine.jpg";
  /** Lets all new images load, and returns the names of the pictures that the page shows. */
  const shownPictures = (): readonly string[] => {
    for (const image of created) image.onload?.(new Event("load"));
    return [...document.querySelectorAll("picture img")].map((image) => image.getAttribute("src") ?? "");
  };
  const created: HTMLImageElement[] = [];

  beforeEach(() => {
    created.length = 0;
    jest.spyOn(window, "Image").mockImplementation(() => {
      const image = document.createElement("img");
      created.push(image);
      return image;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([
    ["replaces the main picture", MINE, {}, [MINE, "/static/text.jpg"]],
    ["does not replace the main picture if it is the same picture", BUILT_IN.image, {}, ["/static/built-in.jpg", "/static/text.jpg"]],
    ["never replaces a picture of the text, if the post has no main picture", MINE, { hasPicture: false }, ["/static/text.jpg"]],
    ["changes nothing if it is empty and the post has no main picture", "", { hasPicture: false }, ["/static/text.jpg"]],
  ])("%s", (_, image, options, pictures) => {
    visit({ ...BUILT_IN, image }, options);
    expect(shownPictures()).toEqual(pictures);
  });
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

it.each([
  ["is the same", { ...BUILT_IN, image: "" }, []],
  ["has another title", { ...BUILT_IN, image: "", title: "Every 3 years" }, ["/static/edits.js"]],
  // The page has no place for the image.
  ["has only an image", BUILT_IN, []],
])("for a post without a picture, loads the script only if the page can show a difference: the saved post %s", (_, saved, scripts) => {
  renderPost(saved, { hasPicture: false });
  expect(loadedScripts()).toEqual(scripts);
});
