import { screen } from "@testing-library/react";
import { OpenStreetMap } from "../../src/components/sections/open-street-map";
import { render, words } from "./with-words";

it.each([
  ["a valley", "-115.45,35.88,-114.75,36.35", "-115.45%2C35.88%2C-114.75%2C36.35"],
  ["a tall area", "-115.0,35.88,-114.75,36.58", "-115.0%2C35.88%2C-114.75%2C36.58"],
  ["a state", "-120,35,-114,42", "-120%2C35%2C-114%2C42"],
  ["a point", "-119.8,39.5,-119.8,39.5", "-119.8%2C39.5%2C-119.8%2C39.5"],
])("the link and the frame ask for the edges of %s", (_, edges, encoded) => {
  render(<OpenStreetMap edges={edges} />);
  const link = screen.getByRole("link", { name: words.map.link, hidden: true });
  expect(link).toHaveAttribute("href", `https://www.openstreetmap.org/?bbox=${encoded}`);
  const frame = screen.getByTitle(words.map.frame);
  expect(frame).toHaveAttribute("data-src", `https://www.openstreetmap.org/export/embed.html?bbox=${encoded}&layer=mapnik`);
});
