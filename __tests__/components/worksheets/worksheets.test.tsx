import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillIn } from "../../../src/content/shared/placeholders";
import { required } from "../../../src/content/shared/required";
import { daysBefore, weekdayDate } from "../../../src/content/format/dates";
import { keepSheets } from "../../../src/worksheets/keep";
import { Worksheets } from "../../../src/worksheets/worksheets";
import type { CompanyFacts } from "../../../src/content/settings";
import { render } from "../with-words";
import { fixture } from "../../fixtures/content";

const { worksheets, company, business } = fixture;
const { sheets, print } = worksheets;
const parking = required(worksheets.accessibleParking, "the fixture's parking worksheet");
const [sheet] = sheets;
const [block] = required(sheet, "the fixture's sheet").blocks;
const dates = required(block?.dates, "the fixture's dates");
const known = { ...company, license: business.license };

const board = (given: CompanyFacts = known) => <Worksheets {...worksheets} sheets={sheets.slice(0, 1)} known={given} />;
const lot = (words = parking) => <Worksheets {...worksheets} sheets={[]} parkingSheet={words} known={known} />;

const labelOf = (kind: string): string => required(block?.fields.find((field) => field.kind === kind)?.label, kind);
const dateField = () => screen.getByLabelText(labelOf("date"));
/** Returns the definition of a term. */
const beside = (term: string): string | null => {
  const index = screen.getAllByRole("term").findIndex(({ textContent }) => textContent === term);
  return required(screen.getAllByRole("definition")[index], term).textContent;
};

describe("a sheet", () => {
  it("shows what was written into it after a reload, for a day", () => {
    const { unmount } = render(board());
    keepSheets(document);
    fireEvent.input(dateField(), { target: { value: "2027-12-10" } });
    unmount();
    const reload = () => {
      const view = render(board());
      keepSheets(document);
      return view;
    };
    const second = reload();
    expect(dateField()).toHaveValue("2027-12-10");
    second.unmount();
    jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
    reload();
    expect(dateField()).toHaveValue("");
    jest.useRealTimers();
  });

  it.each(["2027-12-10", "2028-03-01", "2027-01-15", "2027-11-08"])("counts every notice back from %s", (day) => {
    render(board());
    fireEvent.input(dateField(), { target: { value: day } });
    for (const days of dates.days) {
      const term = days === 1 ? dates.dayBefore : fillIn(dates.before, { days });
      expect(beside(term)).toBe(weekdayDate(daysBefore(day, days) ?? ""));
    }
  });

  it("says so of a day that has passed, on the screen alone", () => {
    render(board());
    fireEvent.input(dateField(), { target: { value: "2020-05-01" } });
    const marks = screen.getAllByText(dates.passed);
    expect(marks).toHaveLength(dates.days.length);
    for (const mark of marks) expect(mark).toHaveAttribute("data-screen-only");
  });

  it("puts what is typed beside its field for paper, days and times in words", async () => {
    render(board());
    await userEvent.setup({ delay: null }).type(screen.getByLabelText(labelOf("line")), "Willow Court");
    fireEvent.input(dateField(), { target: { value: "2027-12-10" } });
    fireEvent.input(screen.getByLabelText(labelOf("time")), { target: { value: "06:30" } });
    // eslint-disable-next-line testing-library/no-node-access -- paper shows an attribute of what is around the field, which has no role
    const typed = (kind: string) => screen.getByLabelText(labelOf(kind)).closest<HTMLElement>("[data-typed]")?.dataset.typed;
    expect([typed("line"), typed("date"), typed("time"), typed("lines")]).toEqual([
      "Willow Court",
      "Friday, December 10, 2027",
      "6:30 AM",
      undefined,
    ]);
  });

  it("prints", async () => {
    const printed = jest.fn();
    window.print = printed;
    render(board());
    await userEvent.setup({ delay: null }).click(screen.getByRole("button", { name: print, hidden: true }));
    expect(printed).toHaveBeenCalledTimes(1);
  });
});

describe("the parking worksheet", () => {
  const spaces = () => screen.getByLabelText(parking.count.spaces);
  const answers = () => (["accessible", "vans", "others"] as const).map((kind) => beside(parking.count[kind]));
  const line = () => screen.queryByRole("row", { current: true });

  it.each([
    ["1", ["1", "1", "0"], "1-25"],
    ["501", ["11", "2", "9"], "501-1,000"],
    ["100,000", ["1,010", "169", "841"], "More than 1,000"],
  ])("answers %s spaces, and marks their line", (written, numbers, row) => {
    render(lot());
    fireEvent.input(spaces(), { target: { value: written } });
    expect(answers()).toEqual(numbers);
    expect(within(line() ?? document.body).getByRole("rowheader")).toHaveTextContent(row);
  });

  it.each([
    ["-4", parking.count.unclear],
    ["12.5", parking.count.fraction],
    ["10,000,000", fillIn(parking.count.tooLarge, { most: "100,000" })],
  ])("answers %s with words and no number", (written, said) => {
    render(lot());
    fireEvent.input(spaces(), { target: { value: written } });
    expect(screen.getByRole("status")).toHaveTextContent(said);
    expect(answers()).toEqual(["", "", ""]);
    expect(line()).toBeNull();
  });
});
