/** The chart of what sealing an example lot costs in each of five years. */
import { Fragment } from "react";
import { priceOfArea, priceRange } from "../format/money";
import { fillIn } from "../shared/placeholders";
import { Frame, TINT, WIDTH, type ChartProps, type DiagramData, Text } from "./frame";

const YEARS = [1, 2, 3, 4, 5] as const;
/** Height of a year's row. */
const ROW = 30;
/** Left end of the bars, which follow the years' labels. */
const LEFT = 64;
/** Approximate width of a character. */
const LETTER = 8.2;
/** Gap between a bar and its price. */
const GAP = 8;

/** Returns the price of one coat on the example lot; undefined if the settings have no price per square foot. */
const coatPrice = ({ diagrams, facts: { prices } }: DiagramData) =>
  prices.squareFoot && priceOfArea(prices.squareFoot, diagrams.fiveYears.squareFeet);

/** Returns each year's label, whether a coat is due, and the text for its cost; `cost` is undefined if a coat is due but has no price. */
const costs = (data: DiagramData) => {
  const { fiveYears: words } = data.diagrams;
  const price = coatPrice(data);
  return YEARS.map((year) => {
    const isDue = (year - 1) % data.facts.work.commercialResealYears === 0;
    return { year, text: fillIn(words.year, { year }), isDue, cost: isDue ? price && priceRange(price) : words.none };
  });
};

/** Returns the values for the description's placeholders: the area, and each year with its cost, if it has one. */
export const budgetValues = (data: DiagramData) => ({
  area: data.diagrams.fiveYears.squareFeet.toLocaleString("en-US"),
  years: costs(data)
    .map(({ text, cost }) => (cost ? `${text}: ${cost}` : text))
    .join("; "),
});

/** Renders a bar for each year with a coat: solid up to the low price, then shaded up to the high price. */
export const FiveYears = ({ alt, ...data }: ChartProps) => {
  const years = costs(data);
  const price = coatPrice(data);
  const room = Math.round(WIDTH - LEFT - GAP - (price ? priceRange(price).length * LETTER : 0));
  const solid = price ? Math.round((price.low / price.high) * room) : room;
  const top = (year: number): number => (year - 1) * ROW + 2;
  const bars = (width: number): string =>
    years.map(({ year, isDue }) => (isDue ? `M${LEFT} ${top(year)}h${width}v20H${LEFT}z` : "")).join("");
  return (
    <Frame alt={alt} height={YEARS.length * ROW}>
      <path d={bars(solid)} />
      <path fillOpacity={TINT * 2} d={bars(room)} />
      {years.map(({ year, text, isDue, cost }) => (
        <Fragment key={year}>
          <Text y={top(year) + 15} textAnchor="start" label={text} />
          {cost && <Text x={isDue ? WIDTH : LEFT} y={top(year) + 15} textAnchor={isDue ? "end" : "start"} label={cost} />}
        </Fragment>
      ))}
    </Frame>
  );
};
