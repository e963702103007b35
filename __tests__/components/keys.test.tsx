/** Tests lists with entries that have the same name or path. The editor's preview renders them again after each change. */
import type { ReactNode } from "react";
import { screen } from "@testing-library/react";
import { NavItems } from "../../src/components/layout/nav-link";
import { People } from "../../src/components/sections/people";
import { render } from "./with-words";

const people = (names: readonly string[]): ReactNode => (
  <People people={names.map((name) => ({ name, role: "", text: null, picture: null }))} truck={null} />
);
const links = (labels: readonly string[]): ReactNode => (
  <ul>
    <NavItems links={labels.map((label) => ({ label, to: label === "About" ? "/about" : "/contact" }))} />
  </ul>
);

it.each<[string, string, typeof people, string, readonly string[], readonly string[]]>([
  ["people", "one was deleted", people, "heading", ["Ana", "Mike", "Mike"], ["Mike", "Mike"]],
  ["people", "one got another's name", people, "heading", ["Mik", "Mike"], ["Mike", "Mike"]],
  ["links", "one was deleted", links, "link", ["About", "Prices", "Contact"], ["Prices", "Contact"]],
])("shows the current %s after %s", (_, _change, list, role, before, after) => {
  const errors = jest.spyOn(console, "error").mockReturnValue();
  const { rerender } = render(list(before));
  rerender(list(after));
  const texts = screen.getAllByRole(role, role === "heading" ? { level: 3 } : {}).map(({ textContent }) => textContent);
  expect(texts).toEqual(after);
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
