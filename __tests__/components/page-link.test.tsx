import { Fragment } from "react";
import { render, screen } from "@testing-library/react";
import { pageLinkExamples } from "../../src/components/ui/page-link.examples";

it.each(["Contact to /contact", "Contacto to /es/contact", "Privacidad (en inglés) to /privacy, hreflang en"])("links %s", (expected) => {
  render(Object.entries(pageLinkExamples).map(([key, element]) => <Fragment key={key}>{element}</Fragment>));
  const [name = "", href, language = ""] = expected.split(/ to |, hreflang /);
  const link = screen.getByRole("link", { name });
  expect([link.getAttribute("href"), link.getAttribute("hreflang") ?? ""]).toEqual([href, language]);
});
