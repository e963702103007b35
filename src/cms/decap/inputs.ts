/** Our own widgets for days, times, amounts and addresses. */
import { isoDay } from "../../content/format/dates";
import { ADDRESS, AMOUNT, CLOCK, DAY } from "../field";
import { decap, formOfUrl, type FieldProps } from "./api";

/** The placeholder for today in a new entry. */
const NOW = "{{now}}";

interface TypingEvent {
  readonly target: HTMLInputElement;
}

/** Returns the number that was typed, with or without $, commas and spaces; returns other text unchanged. */
export const amountOf = (typed: string): number | string => {
  const text = typed.replace(/^\s*\$|\s/g, "");
  const digits = /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text) ? text.replaceAll(",", "") : text;
  return /^-?(?:\d+\.?\d*|\.\d+)$/.test(digits) ? Number(digits) : typed;
};

const day = (today: () => string): unknown =>
  window.createClass({
    componentDidMount() {
      if (this.props.value === NOW) this.props.onChange(today());
    },
    render() {
      const { forID, value, onChange, classNameWrapper } = this.props;
      const input = {
        id: forID,
        type: "date",
        value: typeof value === "string" ? (isoDay(value) ?? "") : "",
        onChange: ({ target }: TypingEvent) => onChange(target.value),
      };
      const button = (words: string, set: () => string) => window.h("button", { type: "button", onClick: () => onChange(set()) }, words);
      return window.h(
        "div",
        { className: `${classNameWrapper} day` },
        window.h("input", input),
        button("Today", today),
        button("Clear", () => ""),
      );
    },
  });

/** Step of the arrow keys in a time, in seconds. */
const QUARTER_HOUR = 900;

/** Returns a widget that is one input. `attributesOf` returns the input's attributes for a field. */
const inputWidget = (attributesOf: (field: FieldProps) => object): unknown =>
  window.createClass({
    render() {
      const { forID, classNameWrapper } = this.props;
      return window.h("input", { id: forID, className: classNameWrapper, ...attributesOf(this.props) });
    },
  });

const clock = (): unknown =>
  inputWidget(({ value, onChange }) => ({
    type: "time",
    step: QUARTER_HOUR,
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: TypingEvent) => onChange(target.value),
  }));

const amount = (): unknown =>
  inputWidget(({ value, onChange }) => ({
    type: "text",
    inputMode: "decimal",
    value: typeof value === "number" || typeof value === "string" ? String(value) : "",
    // Keep text such as "0." and "15O" (with a letter O) as typed: the site's check reports text that is not a number.
    onChange: ({ target }: TypingEvent) => {
      const typed = amountOf(target.value);
      onChange(String(typed) === target.value ? typed : target.value);
    },
    onBlur: ({ target }: TypingEvent) => {
      const typed = amountOf(target.value);
      if (typed !== value && typed !== "") onChange(typed);
    },
  }));

/** An empty address shows the file's name, which is then the page's address. */
const address = (): unknown =>
  inputWidget(({ value, onChange }) => ({
    type: "text",
    placeholder: formOfUrl()?.slug,
    value: typeof value === "string" ? value : "",
    onChange: ({ target }: TypingEvent) => onChange(target.value),
  }));

/**
 * Registers the widgets.
 *
 * @param today returns today's date in the company's time zone, which is the default date of a new entry
 */
export const registerInputs = (today: () => string): void => {
  decap().registerWidget(DAY, day(today), undefined);
  decap().registerWidget(CLOCK, clock(), undefined);
  decap().registerWidget(AMOUNT, amount(), undefined);
  decap().registerWidget(ADDRESS, address(), undefined);
};
