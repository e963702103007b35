/** Extends Decap's widgets so that problems found by the site's check appear at their fields, the way Decap's own errors do. */
import { formatClock, weeklyHours } from "../../content/format/hours";
import { isRecord, required } from "../../content/shared/required";
import type { DraftProblem, Path } from "../admin/check-draft";
import { AMOUNT, DAY, LINKS_TO_PAGES } from "../field";
import { decap, toPlain, type ControlComponent, type ControlProps, type DraftMap } from "./api";

const WIDGETS = ["string", "text", "boolean", "select", "relation", DAY, AMOUNT, "list", "object", "markdown", "image"] as const;

/** Widgets that contain other fields. */
const GROUPS: ReadonlySet<unknown> = new Set(["list", "object"]);

const controls = new Map<string, ControlComponent>();

/** Sets the value of a field in the form, given the id of the field's element. */
export const changeField = (id: string, value: string): void => controls.get(id)?.props.onChange(value);

const nameOf = ({ props }: ControlComponent): string => String(props.field.get("name"));

const withoutNoughts = (text: string): string => text.toLowerCase().replace(/\s|:0?0?(?!\d)/g, "");

/** Checks whether an option contains the typed text. "2 PM" and "2pm" match 2:00 PM, but not 12:00 PM. */
export const isFoundBy = ({ label }: { readonly label: string }, typed: string): boolean => {
  const [start, ...rest] = withoutNoughts(label).split(withoutNoughts(typed));
  return typed === "" || (rest.length > 0 && !/\d$/.test(start ?? ""));
};

/** Returns a field's path in its entry, such as `["faqs", "items", 2, "answer"]`. */
const placeOfControl = (control: ControlComponent): Path => {
  const path: PropertyKey[] = [];
  let list: ControlComponent | undefined;
  for (const id of control.props.parentIds ?? []) {
    const parent = controls.get(id ?? "");
    const index = list?.state?.keys?.indexOf(id ?? "") ?? -1;
    if (parent) path.push(nameOf(parent));
    else if (index >= 0) path.push(index);
    list = parent ?? list;
  }
  // In a list of single values, the path ends with the index, because the values have no field names.
  const isAlone = typeof path.at(-1) === "number" && list?.props.field.get("fields") === undefined;
  return isAlone ? path : [...path, nameOf(control)];
};

const startsWith = (path: Path, start: Path): boolean => start.length <= path.length && start.every((step, at) => step === path[at]);

/** Replaces the errors shown at all fields. A group does not repeat the problems of its fields. */
export const showProblems = (problems: readonly DraftProblem[]): void => {
  for (const control of controls.values()) {
    const { field, forID, parentIds = [], onValidateObject } = control.props;
    const isGroup = GROUPS.has(field.get("widget"));
    const place = placeOfControl(control);
    // A field that allows several choices also shows a problem with one of the choices.
    const own = problems.find(({ path }) => startsWith(path, place) && (!isGroup || path.length === place.length));
    onValidateObject?.(forID, own ? [{ type: "CUSTOM", parentIds, message: own.message }] : []);
  }
};

/**
 * Returns the label of a collapsed row of opening hours, such as "Saturday: 8:00 AM to 4:00 PM"; undefined for incomplete rows and
 * rows of other lists. Decap's `summary` would show ["Saturday"]: 08:00.
 */
export const hoursRow = (row: unknown): string | undefined => {
  if (!isRecord(row)) return undefined;
  const { days, opens, closes } = row;
  if (!Array.isArray(days) || days.length === 0 || typeof opens !== "string" || typeof closes !== "string") return undefined;
  const open = weeklyHours([{ days: days.map(String), opens, closes }], "en").filter(({ hours }) => hours !== undefined);
  return `${open.map((run) => run.days).join(", ")}: ${formatClock(opens)} to ${formatClock(closes)}`;
};

/**
 * Replaces Decap's widgets with the site's subclasses.
 *
 * @param onChange called with the entry when a field has changed
 * @throws Error if Decap lacks one of the widgets
 */
export const registerControls = (onChange: (entry: DraftMap) => void): void => {
  for (const name of WIDGETS) {
    const widget = required(decap().getWidget(name), `Decap's widget ${name}`);
    class SiteControl extends widget.control {
      constructor(props: ControlProps) {
        super(props);
        const { validate } = this;
        // Skip Decap's own rules, which would reject an incomplete draft. Instead, the site's check runs before each save.
        this.validate = () => {
          if (GROUPS.has(name)) validate?.();
          this.props.onValidateObject?.(this.props.forID, []);
        };
      }

      override render() {
        const drawn = super.render();
        return name === "select" ? { ...drawn, props: { ...drawn.props, filterOption: isFoundBy } } : drawn;
      }

      override objectLabel(row?: unknown) {
        return hoursRow(toPlain(row)) ?? super.objectLabel?.(row) ?? "";
      }

      override componentDidMount() {
        super.componentDidMount?.();
        const { forID, field } = this.props;
        controls.set(forID, this);
        if (field.get(LINKS_TO_PAGES)) document.getElementById(forID)?.setAttribute("list", LINKS_TO_PAGES);
      }

      override componentDidUpdate(...before: readonly unknown[]) {
        super.componentDidUpdate?.(...before);
        onChange(this.props.getEntry());
      }

      override componentWillUnmount() {
        super.componentWillUnmount?.();
        controls.delete(this.props.forID);
      }
    }
    decap().registerWidget(name, SiteControl, widget.preview, widget.schema);
  }
};

/** Opens the groups along a path in the form, then focuses the field at the path and scrolls to it. */
export const focusField = (path: Path): void => {
  const [first, ...rest] = path;
  const top = [...controls.values()].find((control) => placeOfControl(control).join(".") === first);
  if (top?.focus) top.focus(rest.join("."));
  else document.getElementById(top?.props.forID ?? "")?.focus();
  // Wait until the groups are open: React opens them with the next render.
  setTimeout(() => {
    const nearest = [...controls.values()]
      .filter((control) => startsWith(path, placeOfControl(control)))
      .toSorted((one, other) => placeOfControl(other).length - placeOfControl(one).length)[0];
    const label = nearest && document.querySelector(`label[for="${nearest.props.forID}"]`);
    label?.scrollIntoView({ block: "center" });
  }, 100);
};
