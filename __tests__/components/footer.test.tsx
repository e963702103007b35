import { screen, within } from "@testing-library/react";
import { Footer } from "../../src/components/layout/footer";
import { business, footerNavigation } from "../../src/components/examples/example";
import { SOCIAL_NETWORKS } from "../../src/content/shared/constants";
import { render, words } from "./with-words";

const renderFooter = (social: Partial<Record<(typeof SOCIAL_NETWORKS)[number], string>>) => {
  const { baseElement } = render(<Footer business={{ ...business, social }} navigation={footerNavigation} />);
  // Icons are hidden from screen readers, so queries by role do not find them.
  return { icons: baseElement.innerHTML.match(/viewBox="0 0 24 24"/g) };
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

it("shows the icons of all networks, but links only to configured profiles", () => {
  const { icons } = renderFooter({ google: "https://profile.example/" });
  expect(within(screen.getByRole("navigation", { name: words.footer.social })).getAllByRole("listitem")).toHaveLength(1);
  expect(screen.getByRole("link", { name: words.footer.google })).toHaveAttribute("href", "https://profile.example/");
  expect(icons).toHaveLength(SOCIAL_NETWORKS.length);
});
