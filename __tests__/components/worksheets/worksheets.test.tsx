import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { fillIn } from "../../../src/content/shared/placeholders";
import { required } from "../../../src/content/shared/required";
import { weekdayDate } from "../../../src/content/format/dates";
import { daysBefore } from "../../../src/worksheets/days-before";
import { keepSheets } from "../../../src/worksheets/keep";
import { Worksheets } from "../../../src/worksheets/worksheets";
import { settingsOf } from "../../../src/content/settings";
import { render } from "../with-words";
import { fixture } from "../../fixtures/content";
import { removeListeners, trackListeners } from "../../setup/listeners";

const { worksheets } = fixture;
const { sheets } = worksheets;
const parking = required(worksheets.accessibleParking, "the fixture's parking worksheet");
const [sheet] = sheets;
const [block] = required(sheet, "the fixture's sheet").blocks;
const dates = required(block?.dates, "the fixture's dates");
const known = settingsOf(fixture).company;

const sheetPage = <Worksheets {...worksheets} sheets={sheets.slice(0, 1)} known={known} />;
const parkingPage = <Worksheets {...worksheets} sheets={[]} parkingSheet={parking} known={known} />;

const labelOf = (kind: string): string => required(block?.fields.find((field) => field.kind === kind)?.label, kind);
const dateField = () => screen.getByLabelText<HTMLInputElement>(labelOf("date"));
/** Returns the text of a term's definition. */
const definitionOf = (term: string): string | null => {
  const index = screen.getAllByRole("term").findIndex(({ textContent }) => textContent === term);
  return required(screen.getAllByRole("definition")[index], term).textContent;
};

describe("a sheet", () => {
  /**
   * Opens the page, and returns a function that leaves it.
   *
   * @param typed the date that the visitor enters before the page's JavaScript loads
   */
  const open = (typed?: string) => {
    const { unmount } = render(sheetPage);
    if (typed !== undefined) dateField().value = typed;
    keepSheets(document);
    return () => {
      unmount();
      removeListeners();
    };
  };
  /** Opens the page, fills in the date, and leaves the page. */
  const enterDate = () => {
    const leave = open();
    fireEvent.input(dateField(), { target: { value: "2027-12-10" } });
    leave();
  };

  beforeEach(trackListeners);
  afterEach(() => {
    jest.useRealTimers();
    removeListeners();
    sessionStorage.clear();
  });

  it("restores its values after a reload", () => {
    enterDate();
    open();
    expect(dateField()).toHaveValue("2027-12-10");
  });

  it.each<[string, () => void]>([
    ["no values are stored", () => undefined],
    ["another value is stored", enterDate],
  ])("restores a value that was entered before its JavaScript loaded, if %s", (_, store) => {
    store();
    const leave = open("2027-11-05");
    leave();
    open();
    expect(dateField()).toHaveValue("2027-11-05");
  });

  it.each([
    [23, "2027-12-10"],
    [25, ""],
  ])("after %d hours, has the date %j", (hours, date) => {
    enterDate();
    jest.useFakeTimers({ now: Date.now() + hours * 60 * 60 * 1000 });
    open();
    expect(dateField()).toHaveValue(date);
  });

  it("does not keep its values longer if it is only opened again", () => {
    enterDate();
    jest.useFakeTimers({ now: Date.now() + 23 * 60 * 60 * 1000 });
    const leave = open();
    leave();
    jest.useFakeTimers({ now: Date.now() + 2 * 60 * 60 * 1000 });
    open();
    expect(dateField()).toHaveValue("");
  });

  it("deletes its stored values when it is opened after a day", () => {
    enterDate();
    expect(sessionStorage).toHaveLength(1);
    jest.useFakeTimers({ now: Date.now() + 25 * 60 * 60 * 1000 });
    open();
    expect(sessionStorage).toHaveLength(0);
  });

  it("calculates when each notice is due before the work starts", () => {
    const day = "2027-12-10";
    render(sheetPage);
    fireEvent.input(dateField(), { target: { value: day } });
    for (const days of dates.days) {
      const term = days === 1 ? dates.dayBefore : fillIn(dates.before, { days });
      expect(definitionOf(term)).toBe(weekdayDate(daysBefore(day, days) ?? ""));
    }
  });

  it("prints the values of fields that are not empty, with formatted dates and times", async () => {
    render(sheetPage);
    await userEvent.setup({ delay: null }).type(screen.getByLabelText(labelOf("line")), "Willow Court");
    fireEvent.input(dateField(), { target: { value: "2027-12-10" } });
    fireEvent.input(screen.getByLabelText(labelOf("time")), { target: { value: "06:30" } });
    // eslint-disable-next-line testing-library/no-node-access -- print styles show an attribute of the field's wrapper, which has no role
    const typed = (kind: string) => screen.getByLabelText(labelOf(kind)).closest<HTMLElement>("[data-typed]")?.dataset.typed;
    expect([typed("line"), typed("date"), typed("time"), typed("lines")]).toEqual([
      "Willow Court",
      "Friday, December 10, 2027",
      "6:30 AM",
      undefined,
    ]);
  });
});

describe("the parking worksheet", () => {
  const spaces = () => screen.getByLabelText(parking.count.spaces);
  const results = () => (["accessible", "vans", "others"] as const).map((kind) => definitionOf(parking.count[kind]));
  const currentRow = () => screen.queryByRole("row", { current: true });

  it.each([
    ["1", ["1", "1", "0"], "1-25"],
    ["501", ["11", "2", "9"], "501-1,000"],
    ["100,000", ["1,010", "169", "841"], "More than 1,000"],
  ])("calculates the accessible spaces for a total of %s and marks the matching row", (typed, numbers, row) => {
    render(parkingPage);
    fireEvent.input(spaces(), { target: { value: typed } });
    expect(results()).toEqual(numbers);
    expect(within(currentRow() ?? document.body).getByRole("rowheader")).toHaveTextContent(row);
  });

  it.each([
    ["-4", parking.count.unclear],
    ["12.5", parking.count.fraction],
    ["10,000,000", fillIn(parking.count.tooLarge, { most: "100,000" })],
  ])("shows a message and no numbers for %s", (typed, message) => {
    render(parkingPage);
    fireEvent.input(spaces(), { target: { value: typed } });
    expect(screen.getByRole("status")).toHaveTextContent(message);
    expect(results()).toEqual(["", "", ""]);
    expect(currentRow()).toBeNull();
  });
});
