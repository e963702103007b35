import { Fragment } from "react";
import { priceOfArea, priceRange } from "../format/money";
import { fillIn } from "../shared/placeholders";
import { Frame, TINT, type DiagramProps, type Given } from "./frame";

const YEARS = [1, 2, 3, 4, 5] as const;
const ROW = 30;
const LEFT = 64;
/** About the width of a letter, and what stands between a bar and its price. */
const LETTER = 8.2;
const GAP = 8;

/** Says what each year costs: nothing in a year without a coat, undefined while the price is not set. */
const costs = ({ words, facts }: Pick<Given<"fiveYears">, "words" | "facts">) => {
  const { squareFoot } = facts.prices;
  const price = squareFoot && priceOfArea(squareFoot, words.squareFeet);
  return YEARS.map((year) => ({ year, price, isDue: (year - 1) % facts.work.commercialResealYears === 0 }));
};

/** What the description of the diagram holds: the area, each year and its cost. */
export const budgetValues = (given: Given<"fiveYears">) => ({
  area: given.words.squareFeet.toLocaleString("en-US"),
  years: costs(given)
    .map(
      ({ year, price, isDue }) => `${fillIn(given.words.year, { year })}: ${isDue ? (price ? priceRange(price) : "") : given.words.none}`,
    )
    .join("; "),
});

/** Draws a bar for each year: solid up to the lowest figure of the range, shaded up to the highest. */
export const FiveYears = ({ words, facts, alt }: DiagramProps<"fiveYears">) => {
  const years = costs({ words, facts });
  const top = (year: number): number => (year - 1) * ROW + 2;
  const due = years.filter(({ isDue }) => isDue);
  const known = due.find(({ price }) => price)?.price;
  const room = Math.round(320 - LEFT - GAP - (known ? priceRange(known).length * LETTER : 0));
  const share = (low: number, high: number): number => Math.round((low / high) * room);
  return (
    <Frame alt={alt} caption={words.caption} size={[320, YEARS.length * ROW]}>
      <path d={due.map(({ year, price }) => `M${LEFT} ${top(year)}h${price ? share(price.low, price.high) : room}v20H${LEFT}z`).join("")} />
      <path fillOpacity={TINT * 2} d={due.map(({ year }) => `M${LEFT} ${top(year)}h${room}v20H${LEFT}z`).join("")} />
      {years.map(({ year, price, isDue }) => (
        <Fragment key={year}>
          <text y={top(year) + 15} textAnchor="start">
            {fillIn(words.year, { year })}
          </text>
          {isDue ? (
            price && (
              <text x="320" y={top(year) + 15} textAnchor="end">
                {priceRange(price)}
              </text>
            )
          ) : (
            <text x={LEFT} y={top(year) + 15} textAnchor="start">
              {words.none}
            </text>
          )}
        </Fragment>
      ))}
    </Frame>
  );
};
