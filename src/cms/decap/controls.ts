/** Extends Decap's widgets: each field reports its value, and shows the problem that the site's check found in it. */
import { required } from "../../content/shared/required";
import type { DraftProblem, Path } from "../admin/check-draft";
import { ADDRESS, AMOUNT, CLOCK, DAY, LINKS_TO_PAGES } from "../field";
import { decap, type Component, type FieldProps } from "./api";
import type { OpenForm } from "./open-form";

/** The widgets that are extended. */
const WIDGETS = [
  ...["string", "text", "boolean", "select", "relation", "list", "object", "markdown", "image"],
  ...[DAY, AMOUNT, CLOCK, ADDRESS],
] as const;

/** Widgets that contain other fields. */
const GROUPS: ReadonlySet<unknown> = new Set(["list", "object"]);

/** Class of the element around each field. */
const BOX = "field-box";

/** What a field's component remembers. */
interface ControlState {
  /** Whether no other field contains the field. */
  isTop: boolean;
  problem: string | undefined;
  /** How often the group was opened to show one of its fields. */
  openings: number;
}

type Control = Component & ControlState;

/** The fields of the open form, by the ids of their elements. */
const controls = new Map<string, Control>();

/** Sets the value of a field in the form, given the id of the field's element. */
export const changeField = (id: string, value: string): void => controls.get(id)?.props.onChange(value);

const nameOf = ({ props }: Control): string => String(props.field.get("name"));

const isGroup = ({ props }: Control): boolean => GROUPS.has(props.field.get("widget"));

const boxId = (id: string): string => `${id}-box`;

const problemId = (id: string): string => `${id}-problem`;

const boxOf = ({ props }: Control): HTMLElement => required(document.getElementById(boxId(props.forID)), "The field's element");

const controlIn = (box: Element | null | undefined): Control | undefined => controls.get(box?.id.replace(/-box$/, "") ?? "");

const parentOf = (control: Control): Control | undefined => controlIn(boxOf(control).parentElement?.closest(`.${BOX}`));

/** Returns a field's path in its entry, such as `["faqs", "items", 2, "answer"]`, from the elements around the field. */
const pathOf = (control: Control): Path => {
  const parent = parentOf(control);
  const name = nameOf(control);
  if (!parent) return [name];
  const path = pathOf(parent);
  const { field } = parent.props;
  if (field.get("widget") !== "list") return [...path, name];
  const rows = [...boxOf(parent).querySelectorAll(`.${BOX}`)].flatMap((box) => {
    const other = controlIn(box);
    return other && nameOf(other) === name && parentOf(other) === parent ? [other] : [];
  });
  // In a list of single values, the path ends with the index, because the values have no field names.
  const rowPath = [...path, rows.indexOf(control)];
  return field.get("fields") === undefined ? rowPath : [...rowPath, name];
};

const startsWith = (path: Path, start: Path): boolean => start.length <= path.length && start.every((step, at) => step === path[at]);

const setProblem = (control: Control, problem: string | undefined): void => {
  if (control.problem === problem) return;
  control.problem = problem;
  control.forceUpdate();
  const { forID } = control.props;
  const input = document.getElementById(forID);
  input?.setAttribute("aria-invalid", String(problem !== undefined));
  // Screen readers read the problem with the field.
  if (problem === undefined) input?.removeAttribute("aria-describedby");
  else input?.setAttribute("aria-describedby", problemId(forID));
};

/** Replaces the problems shown at all fields. A group does not repeat the problems of its fields. */
export const showProblems = (problems: readonly DraftProblem[]): void => {
  for (const control of controls.values()) {
    const place = pathOf(control);
    // A field that allows several choices also shows a problem with one of the choices.
    const shown = problems.find(({ path }) => startsWith(path, place) && (!isGroup(control) || path.length === place.length));
    setProblem(control, shown?.message);
  }
};

/** Checks whether a group is in view without its fields. */
const isClosed = (control: Control): boolean =>
  control.props.field.get("widget") === "object" && boxOf(control).querySelector(`.${BOX}`)?.checkVisibility() === false;

const open = (group: Control): void => {
  group.openings += 1;
  group.forceUpdate();
};

const INITIAL: ControlState = { isTop: false, problem: undefined, openings: 0 };

/** Returns a widget that renders one of Decap's widgets, and the field's problem under it. */
const boxed = (widget: unknown, form: OpenForm): unknown =>
  window.createClass({
    ...INITIAL,

    /** Replaces Decap's own rules, which would reject an incomplete draft. The site's check runs before each save. */
    validate: () => undefined,

    /** Without this method, Decap would update a list or a picture only when its own value changes. */
    shouldComponentUpdate: () => true,

    componentDidMount() {
      const { forID, field } = this.props;
      controls.set(forID, this);
      this.isTop = !boxOf(this).parentElement?.closest(`.${BOX}`);
      if (field.get(LINKS_TO_PAGES)) document.getElementById(forID)?.setAttribute("list", LINKS_TO_PAGES);
      if (this.isTop) form.report(this.props);
    },

    componentDidUpdate({ value }: FieldProps) {
      if (value === this.props.value) return;
      setProblem(this, undefined);
      if (this.isTop) form.report(this.props);
    },

    componentWillUnmount() {
      controls.delete(this.props.forID);
      if (this.isTop) form.remove(this.props);
    },

    render() {
      const { field, forID } = this.props;
      // A new key makes React create a new group, which reads `collapsed: false` and shows its fields.
      const opened = this.openings > 0 && { field: field.set("collapsed", false), key: this.openings };
      const problem = this.problem !== undefined && window.h("p", { id: problemId(forID), className: "field-problem" }, this.problem);
      // The button with the arrow is small, so a click anywhere in the row of a closed group opens the group.
      const onClick = ({ target }: MouseEvent) => {
        if (target instanceof Element && !target.closest("button") && isClosed(this)) open(this);
      };
      return window.h("div", { id: boxId(forID), className: BOX, onClick }, window.h(widget, { ...this.props, ...opened }), problem);
    },
  });

/**
 * Replaces Decap's widgets with the site's.
 *
 * @throws Error if Decap lacks one of the widgets
 */
export const registerControls = (form: OpenForm): void => {
  for (const name of WIDGETS) {
    const { control, preview, schema } = required(decap().getWidget(name), `Decap's widget ${name}`);
    decap().registerWidget(name, boxed(control, form), preview, schema);
  }
};

const isVisible = (control: Control): boolean => boxOf(control).checkVisibility();

/** Returns the field at a path, or the innermost group around the path. */
const nearestTo = (path: Path): Control | undefined =>
  [...controls.values()]
    .filter((control) => startsWith(path, pathOf(control)))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length)[0];

const closedGroupAround = (control: Control): Control | undefined => {
  const parent = parentOf(control);
  return !parent || isVisible(parent) ? parent : closedGroupAround(parent);
};

/** Matches elements that a person types in or chooses from. */
const INPUTS = "input, textarea, select, [contenteditable=true]";

/**
 * Opens the groups along a path in the form, then scrolls to the field at the path and focuses it.
 *
 * @param mostGroups how many groups to open at most
 */
export const focusField = (path: Path, mostGroups = path.length): void => {
  const field = nearestTo(path);
  if (!field) return;
  const group = isVisible(field) ? undefined : closedGroupAround(field);
  if (group && mostGroups > 0) {
    open(group);
    // React renders the opened group after this call.
    setTimeout(() => focusField(path, mostGroups - 1));
    return;
  }
  const box = boxOf(field);
  box.scrollIntoView({ block: isGroup(field) ? "start" : "center" });
  // Decap's markdown editor has no element with the field's id.
  const input = document.getElementById(field.props.forID) ?? (isGroup(field) ? null : box.querySelector<HTMLElement>(INPUTS));
  input?.focus({ preventScroll: true });
};
