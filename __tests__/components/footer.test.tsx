import { screen, within } from "@testing-library/react";
import { Footer } from "../../src/components/layout/footer";
import { business, footerNavigation } from "../../src/components/examples/example";
import { SOCIAL_NETWORKS } from "../../src/content/shared/constants";
import { render, words } from "./with-words";

const GOOGLE = { google: "https://profile.example/" };

/** Renders the footer of a company with a Google profile. Returns the icons of networks. */
const icons = (fields: { readonly sample: boolean }): readonly string[] => {
  const { baseElement } = render(<Footer business={{ ...business, ...fields, social: GOOGLE }} navigation={footerNavigation} />);
  // Icons are hidden from screen readers, so queries by role do not find them.
  return baseElement.innerHTML.match(/viewBox="0 0 24 24"/g) ?? [];
};

it.each([undefined, "12"])("does not double the period at the end of a company name (license: %s)", (license) => {
  render(<Footer business={{ ...business, name: "Striping Inc.", license }} navigation={footerNavigation} />);
  const footer = screen.getByRole("contentinfo");
  expect(footer).toHaveTextContent("Striping Inc.");
  expect(footer).not.toHaveTextContent("Inc..");
});

it.each([
  ["the license", { license: "ROC 334521" }, "ROC 334521"],
  ["the company's name", { name: "NRS 624 Paving" }, "NRS 624"],
])("keeps a code in %s on one line", (_, fields, code) => {
  render(<Footer business={{ ...business, ...fields }} navigation={footerNavigation} />);
  expect(screen.getByText(code)).toHaveClass("nowrap");
});

it("a sample shows the icons of all networks", () => {
  expect(icons({ sample: true })).toHaveLength(SOCIAL_NETWORKS.length);
});

it("a company's site shows only the icons of its profiles", () => {
  expect(icons({ sample: false })).toHaveLength(1);
});

it.each([true, false])("links only to configured profiles (sample: %s)", (sample) => {
  icons({ sample });
  expect(within(screen.getByRole("navigation", { name: words.footer.social })).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: words.footer.google })).toHaveAttribute("href", GOOGLE.google);
});
