import { screen } from "@testing-library/react";
import { PostArticle } from "../../src/components/sections/post-article";
import { PageLanguage } from "../../src/components/ui/page-language";
import { inLanguage } from "../../src/content/shared/languages";
import { render, words } from "./with-words";

const renderArticle = (updated?: string | null) =>
  render(
    <PostArticle
      title="How often"
      author="Mojave Blacktop"
      date="2025-10-01"
      updated={updated}
      callBox={{ heading: "Call us" }}
      phone="(702) 555-0142"
    >
      <p>Text.</p>
    </PostArticle>,
  );

it("shows the date of the last change", () => {
  renderArticle("2025-12-24");

  expect(screen.getByText("December 24, 2025")).toHaveAttribute("datetime", "2025-12-24");
});

it.each([undefined, null, "2025-10-01"])("shows only the post's date, 2025-10-01, if the date of its last change is %s", (updated) => {
  renderArticle(updated);

  expect(screen.getByText("October 1, 2025")).toHaveAttribute("datetime", "2025-10-01");
  expect(screen.queryByText(words.posts.updated.replace("{date}", "").trim(), { exact: false })).not.toBeInTheDocument();
});

describe("in Spanish", () => {
  const renderSpanish = (link: (path: string) => string) =>
    render(
      <PageLanguage.Provider value={{ language: "es", nearest: [], link, note: "(en inglés)" }}>
        <PostArticle title="Cada cuándo" author="Mojave Blacktop" date="2025-10-01" callBox={{ heading: "Call us" }} phone="(702) 555-0142">
          <p>Texto.</p>
        </PostArticle>
      </PageLanguage.Provider>,
    );
  /** Returns the `lang` attributes of the call box and of the buttons in it. */
  const languagesWith = (link: (path: string) => string) => {
    renderSpanish(link);
    return screen.getByRole("complementary").outerHTML.match(/(?<= lang=")\w+/g);
  };

  it("marks the call box's text as English if the blog's page is not translated", () => {
    expect(languagesWith((path) => path)).toEqual(["en", "es"]);
  });

  it("says that the link back leads to an English page if the blog's page is not translated", () => {
    renderSpanish((path) => path);
    expect(screen.getByRole("link", { name: `${words.posts.back} (en inglés)` })).toHaveAttribute("hreflang", "en");
  });

  it("does not mark the call box's text if the blog's page is translated", () => {
    expect(languagesWith((path) => inLanguage(path, "es"))).toBeNull();
  });
});
