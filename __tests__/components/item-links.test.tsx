import { screen } from "@testing-library/react";
import { Reasons } from "../../src/components/sections/reasons";
import { ScopeList } from "../../src/components/sections/scope-list";
import { ServiceCards } from "../../src/components/sections/service-cards";
import { Steps } from "../../src/components/sections/steps";
import { render } from "./with-words";

const items = [
  { title: "With a link", description: "It says more elsewhere.", link: "/services/crack-repair" },
  { title: "Without one", description: "It says it all." },
];

it.each([
  ["Reasons", Reasons],
  ["ScopeList", ScopeList],
  ["ServiceCards", ServiceCards],
  ["Steps", Steps],
] as const)("%s links the titles of items that have a page, and no others", (_, List) => {
  render(<List heading="A list" items={items} />);
  const [link, ...others] = screen.getAllByRole("link");
  expect(link).toHaveAccessibleName("With a link");
  expect(link).toHaveAttribute("href", "/services/crack-repair");
  expect(others).toEqual([]);
});
