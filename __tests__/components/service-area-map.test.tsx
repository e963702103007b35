import { screen } from "@testing-library/react";
import { ServiceAreaMap } from "../../src/components/sections/service-area-map";
import { render } from "./with-words";

const areasOf = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, title: slug, path: `/locations/${slug}` }));

it.each([
  ["dark", ["las-vegas", "henderson", "paradise"], [], ["The Strip", "Airport"]],
  ["light", ["las-vegas", "henderson", "summerlin"], ["The Strip", "Airport"], []],
  ["light", ["las-vegas", "henderson", "enterprise", "mesquite"], ["The Strip", "Airport"], []],
])("labels The Strip and the airport for a %s background on the map of %j", (_, slugs, onLand, onArea) => {
  render(<ServiceAreaMap areas={areasOf(slugs)} />);
  const isOnArea = (name: string) => screen.getByText(name).classList.contains("onArea");
  expect(onArea.filter(isOnArea)).toEqual(onArea);
  expect(["Red Rock", "Lake Mead", ...onLand].filter(isOnArea)).toEqual([]);
});
