import { screen } from "@testing-library/react";
import { OpenStreetMap } from "../../src/components/sections/open-street-map";
import { render, words } from "./with-words";

it.each([
  ["a valley", "-115.45,35.88,-114.75,36.35", "#map=10/36.115/-115.100"],
  ["a state", "-120,35,-114,42", "#map=6/38.500/-117.000"],
  ["a town", "-119.85,39.50,-119.75,39.56", "#map=12/39.530/-119.800"],
  ["a point", "-119.8,39.5,-119.8,39.5", "#map=19/39.500/-119.800"],
])("links to a map at a zoom level for %s", (_, edges, hash) => {
  render(<OpenStreetMap edges={edges} />);
  expect(screen.getByRole("link", { name: words.map.link, hidden: true })).toHaveAttribute("href", `https://www.openstreetmap.org/${hash}`);
});
