import { Fragment } from "react";
import { priceOfArea, priceRange } from "../format/money";
import { fillIn } from "../shared/placeholders";
import { Frame, TINT, type ChartProps, type DiagramData, Text } from "./frame";

const YEARS = [1, 2, 3, 4, 5] as const;
const ROW = 30;
const LEFT = 64;
/** Approximate width of a letter, and the gap between a bar and its price. */
const LETTER = 8.2;
const GAP = 8;

/** Returns for each year whether a coat is due, and its price; undefined if the price is not set. */
const costs = ({ diagrams: { fiveYears: words }, facts }: DiagramData) => {
  const { squareFoot } = facts.prices;
  const price = squareFoot && priceOfArea(squareFoot, words.squareFeet);
  return YEARS.map((year) => ({
    year,
    text: fillIn(words.year, { year }),
    price,
    isDue: (year - 1) % facts.work.commercialResealYears === 0,
  }));
};

/** Returns the values of the description: the area, each year and its cost. */
export const budgetValues = (data: DiagramData) => ({
  area: data.diagrams.fiveYears.squareFeet.toLocaleString("en-US"),
  years: costs(data)
    .map(({ text, price, isDue }) => `${text}: ${isDue ? (price ? priceRange(price) : "") : data.diagrams.fiveYears.none}`)
    .join("; "),
});

/** Renders a bar for each year: solid up to the low price, shaded up to the high price. */
export const FiveYears = ({ alt, ...data }: ChartProps) => {
  const years = costs(data);
  const top = (year: number): number => (year - 1) * ROW + 2;
  const due = years.filter(({ isDue }) => isDue);
  const shownPrice = due.find(({ price }) => price)?.price;
  const room = Math.round(320 - LEFT - GAP - (shownPrice ? priceRange(shownPrice).length * LETTER : 0));
  const share = (low: number, high: number): number => Math.round((low / high) * room);
  return (
    <Frame alt={alt} height={YEARS.length * ROW}>
      <path d={due.map(({ year, price }) => `M${LEFT} ${top(year)}h${price ? share(price.low, price.high) : room}v20H${LEFT}z`).join("")} />
      <path fillOpacity={TINT * 2} d={due.map(({ year }) => `M${LEFT} ${top(year)}h${room}v20H${LEFT}z`).join("")} />
      {years.map(({ year, text, price, isDue }) => (
        <Fragment key={year}>
          <Text y={top(year) + 15} textAnchor="start">
            {text}
          </Text>
          {isDue ? (
            price && (
              <Text x="320" y={top(year) + 15} textAnchor="end">
                {priceRange(price)}
              </Text>
            )
          ) : (
            <Text x={LEFT} y={top(year) + 15} textAnchor="start">
              {data.diagrams.fiveYears.none}
            </Text>
          )}
        </Fragment>
      ))}
    </Frame>
  );
};
