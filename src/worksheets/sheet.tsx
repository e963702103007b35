import { trustItems } from "../components/sections/trust-items";
import { nowrap } from "../content/format/nowrap";
import { useWords } from "../components/ui/words";
import { Points, SheetFields, SheetTable } from "./sheet-fields";
import { SheetFrame } from "./sheet-frame";
import { sheetId } from "../content/shared/worksheets";
import { SheetIsland } from "./sheet-island";
import type { CompanyFacts } from "../content/settings";
import type { Sheet as SheetWords, SheetBlockWords } from "./types";
import * as styles from "./sheet.module.css";

interface SheetBlockProps extends SheetBlockWords {
  readonly known: CompanyFacts;
}

const SheetBlock = ({ heading, text, fields, table, dates, drawing, company, points, known }: SheetBlockProps) => {
  const words = { trust: useWords("trust"), contact: useWords("contact"), photos: useWords("photos") };
  const companyFacts = company ? trustItems(known, words).flatMap(({ label, text: fact }) => (fact ? [`${label}: ${fact}`] : [])) : [];
  const facts = companyFacts.length > 0 && known.isSample ? [...companyFacts, words.trust.sample] : companyFacts;
  return (
    <>
      {heading && <h3>{nowrap(heading)}</h3>}
      {text && <p>{nowrap(text)}</p>}
      {fields.length > 0 && <SheetFields fields={fields} />}
      {table && <SheetTable {...table} />}
      {dates && <SheetIsland dates={dates} />}
      {drawing && <div role="img" aria-label={drawing} className={styles.drawing} />}
      <Points items={[...points, ...facts]} />
    </>
  );
};

interface SheetProps extends SheetWords {
  readonly print: string;
  /** Company facts for blocks with `company`. */
  readonly known: CompanyFacts;
}

/** Renders a worksheet. */
export const Sheet = ({ name, title, blocks, print, known }: SheetProps) => (
  <SheetFrame id={sheetId(name)} title={title} print={print} isAlone>
    {blocks.map((block, index) => (
      // The index is a safe key, because the order of the blocks never changes.
      <SheetBlock key={index} {...block} known={known} />
    ))}
  </SheetFrame>
);
