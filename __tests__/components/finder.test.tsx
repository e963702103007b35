import { render, screen } from "@testing-library/react";
import { FinderChoices } from "../../src/components/sections/finder";
import { PageLanguage } from "../../src/components/ui/page-language";
import { routes } from "../../src/content/shared/routes";

/** Renders the choices on a Spanish page. */
const renderSpanish = (isTranslated: boolean) => {
  const link = (path: string) => (isTranslated || path === routes.contact ? `/es${path}` : path);
  render(
    <PageLanguage.Provider value={{ language: "es", nearest: [], link, note: "(en inglés)" }}>
      <FinderChoices heading="¿Qué tiene?" doors={[{ owner: "A home", anchor: "home" }]} link={{ label: "Pregunte", to: routes.contact }} />
    </PageLanguage.Provider>,
  );
};

it("marks the choices of an untranslated services page as English", () => {
  renderSpanish(false);
  expect(screen.getByText("A home")).toHaveAttribute("lang", "en");
});

it("says that the choices of an untranslated services page lead to English text", () => {
  renderSpanish(false);
  expect(screen.getByRole("link", { name: "A home (en inglés)" })).toHaveAttribute("href", "/services#home");
});

it.each([
  ["the choices of a translated services page", true, "A home"],
  ["the page's own link", false, "Pregunte"],
])("does not mark %s as English", (_, isTranslated, name) => {
  renderSpanish(isTranslated);
  expect(screen.getByRole("link", { name })).not.toContainHTML("lang=");
});
