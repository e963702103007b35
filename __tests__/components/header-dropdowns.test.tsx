import { screen } from "@testing-library/react";
import { NavDropdown } from "../../src/components/layout/nav-dropdown";
import { render } from "./with-words";

const group = (label: string) => ({ label, links: [{ label: "One", to: "/one" }], all: { label: "All", to: "/all" } });

it("gives the dropdowns one name, by which the browser keeps one of them open at a time", () => {
  render(
    <>
      <NavDropdown group={group("Services")} />
      <NavDropdown group={group("Service areas")} />
    </>,
  );
  const names = screen.getAllByRole("group").map((details) => details.getAttribute("name"));
  expect(names).toHaveLength(2);
  expect(names[0]).toMatch(/\w/);
  expect(names[1]).toBe(names[0]);
});
