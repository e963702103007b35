import { Fragment } from "react";
import { render, screen } from "@testing-library/react";
import { pageLinkExamples } from "../../src/components/ui/page-link.examples";

it.each([
  ["Contact", "/contact", null],
  ["Contacto", "/es/contact", null],
  ["Privacidad (en inglés)", "/privacy", "en"],
])("links %s to %s with hreflang %s", (name, href, hreflang) => {
  render(Object.entries(pageLinkExamples).map(([key, element]) => <Fragment key={key}>{element}</Fragment>));
  const link = screen.getByRole("link", { name });
  expect([link.getAttribute("href"), link.getAttribute("hreflang")]).toEqual([href, hreflang]);
});
