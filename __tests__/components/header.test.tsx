import { screen } from "@testing-library/react";
import { headerNavigation, phone } from "../../src/components/examples/example";
import { Header } from "../../src/components/layout/header";
import { PageLanguage } from "../../src/components/ui/page-language";
import type { Language } from "../../src/content/shared/languages";
import { nearestPages } from "../../src/content/shared/nearest-page";
import { render } from "./with-words";

const renderHeader = (language: Language, path: string, pages: readonly string[]) =>
  render(
    <PageLanguage.Provider value={{ language, nearest: nearestPages(path, (page) => pages.includes(page)), link: (to) => to, note: "" }}>
      <Header navigation={headerNavigation} name="Example" phone={phone} />
    </PageLanguage.Provider>,
  );

it.each<[Language, string, string, Language, string]>([
  ["en", "/contact", "Español", "es", "/es/contact"],
  ["en", "/about", "Español", "es", "/es"],
  ["es", "/es/contact", "English", "en", "/contact"],
])("in %s, %s has one language link, %s, with its language code", (language, path, name, other, to) => {
  renderHeader(language, path, ["/", "/about", "/contact", "/es", "/es/contact"]);
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", to);
  expect(link).toHaveAttribute("lang", other);
  expect(link).toHaveAttribute("hreflang", other);
});

it("has no language link on a site in one language", () => {
  renderHeader("en", "/contact", ["/", "/contact"]);
  expect(screen.queryByRole("link", { name: "Español" })).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "English" })).not.toBeInTheDocument();
});
