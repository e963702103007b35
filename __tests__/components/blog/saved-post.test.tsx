/** Tests the links of a post that is saved only in the visitor's browser. */
import { render, screen } from "@testing-library/react";
import { useStaticQuery, type PageProps } from "gatsby";
import { listKey } from "../../../src/blog/list-key";
import { frameData } from "../../../src/cms/preview/page-data";
import { PagePath } from "../../../src/components/layout/nav-link";
import type { FileName } from "../../../src/content/schema";
import { inLanguage, type Language } from "../../../src/content/shared/languages";
import { SAVED_POST_ROUTE } from "../../../src/content/shared/routes";
import SavedPostPage from "../../../src/templates/saved-post";
import { fixture } from "../../fixtures/content";
import { restoreStorage } from "../../unit/blog/fake-storage";
import { post } from "../../unit/blog/posts";

const visit = (language: Language, untranslated: readonly FileName[]): void => {
  const ownFiles = fixture.ownFiles.filter((name) => !untranslated.includes(name));
  jest.mocked(useStaticQuery).mockReturnValue(frameData({ ...fixture, language, ownFiles }));
  window.history.replaceState(null, "", inLanguage("/blog/mine", language));
  localStorage.setItem(listKey(), JSON.stringify([post("mine")]));
  const props = { data: { blogPage: { callBox: { heading: "Call us", text: null } } } };
  render(
    <PagePath.Provider value={inLanguage(SAVED_POST_ROUTE, language)}>
      {/* Safe cast: the page uses no other props from Gatsby. */}
      <SavedPostPage {...(props as PageProps<Queries.SavedPostPageQuery>)} />
    </PagePath.Provider>,
  );
};

afterEach(() => {
  jest.mocked(useStaticQuery).mockReset();
  window.history.replaceState(null, "", "/");
  restoreStorage();
});

const quoteLink = () => screen.getByRole("link", { name: new RegExp(`^${fixture.words.buttons.quote}`) });
/** Languages, pages without a translation, and the addresses of the blog and the contact page that a saved post links to. */
const ROWS = [
  ["en", [], "/blog", "/contact"],
  ["es", [], "/es/blog", "/es/contact"],
  ["es", ["contactPage"], "/es/blog", "/contact"],
  ["es", ["aboutPage"], "/es/blog", "/es/contact"],
  ["es", ["contactPage", "homePage"], "/es/blog", "/contact"],
] as const;

it.each(ROWS)("in %s, links to pages that exist (without translation: %j)", (language, untranslated, blog, contact) => {
  visit(language, untranslated);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Title of mine");
  expect(screen.getByRole("link", { name: fixture.words.posts.back })).toHaveAttribute("href", blog);
  expect(quoteLink()).toHaveAttribute("href", contact);
});

it.each(ROWS)("in %s, notes which link leads to an English page (without translation: %j)", (language, untranslated, _, contact) => {
  visit(language, untranslated);
  const { quote } = fixture.words.buttons;
  const isForeign = language !== "en" && contact === "/contact";
  expect(quoteLink()).toHaveAccessibleName(isForeign ? `${quote} ${fixture.words.lists.english}` : quote);
});
