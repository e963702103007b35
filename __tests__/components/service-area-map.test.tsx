import { screen } from "@testing-library/react";
import { ServiceAreaMap } from "../../src/components/sections/service-area-map";
import { render } from "./with-words";

const areasOf = (slugs: readonly string[]) => slugs.map((slug) => ({ slug, title: slug, path: `/locations/${slug}` }));

// The Strip and the airport are in Paradise. A drawn area is a dark background for their names.
it.each([
  ["dark", "Paradise is drawn", ["las-vegas", "henderson", "paradise"], ["The Strip", "Airport"]],
  ["light", "Paradise is not drawn", ["las-vegas", "henderson", "summerlin"], []],
  ["light", "an area without a shape is listed", ["las-vegas", "henderson", "enterprise", "mesquite"], []],
])("writes The Strip and Airport for a %s background if %s", (_, __, slugs, onArea) => {
  render(<ServiceAreaMap areas={areasOf(slugs)} />);
  const isOnArea = (name: string) => screen.getByText(name).classList.contains("onArea");
  expect(["Red Rock", "Lake Mead", "The Strip", "Airport"].filter(isOnArea)).toEqual(onArea);
});
