import { galleryPlace } from "../../../src/components/sections/gallery-rows";

const COLUMNS = { large: 4, third: 2, half: 3, whole: 6 };

/** Cuts a gallery into rows of six columns, the large picture with the two beside it being one. */
const rowsOf = (count: number): readonly number[] => {
  const places = Array.from({ length: count }, (_, position) => galleryPlace(position, count));
  const beside = places[0] === "large" ? places.splice(0, 3) : [];
  const rows = places.reduce<number[]>((filled, place) => {
    const last = filled.at(-1) ?? 6;
    return last < 6 ? [...filled.slice(0, -1), last + COLUMNS[place]] : [...filled, COLUMNS[place]];
  }, []);
  // The large picture is two rows high.
  return beside.length > 0 ? [beside.reduce((sum, place) => sum + COLUMNS[place] * (place === "large" ? 2 : 1), 0) / 2, ...rows] : rows;
};

it.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])("%i pictures fill their rows", (count) => {
  expect(new Set(rowsOf(count))).toEqual(new Set([6]));
});
