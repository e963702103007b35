/** Fits Decap's fields to this site: a problem that the site's check finds is shown at its field, as Decap shows its own. */
import { formatClock, weeklyHours } from "../../content/format/hours";
import { isRecord } from "../../content/shared/required";
import type { DraftProblem } from "../admin/check-draft";
import type { Draft } from "../draft";
import { LINKS_TO_PAGES } from "../field";
import { decap, draftOf, toPlain, type ControlComponent, type ControlProps, type DraftMap, type FormComponent } from "./api";

const WIDGETS = ["string", "text", "number", "boolean", "select", "relation", "datetime", "list", "object", "markdown", "image"] as const;

/** Fields that hold others. */
const GROUPS: ReadonlySet<unknown> = new Set(["list", "object"]);

type Path = readonly PropertyKey[];

const controls = new Map<string, ControlComponent>();

/** Gives the entry whose form is shown. */
export const openForm = (): DraftMap | undefined => controls.values().next().value?.props.getEntry();

/** Lists the components around the form's fields. */
export const ancestorsOfForm = (): readonly FormComponent[] => {
  const found: FormComponent[] = [];
  let fiber = controls.values().next().value?._reactInternals;
  for (; fiber; fiber = fiber.return ?? undefined) if (fiber.stateNode) found.push(fiber.stateNode);
  return found;
};

/** Changes the value of a field of the form, given the id of its element. */
export const changeField = (id: string, value: string): void => controls.get(id)?.props.onChange(value);

const parentsOf = ({ parentIds = [] }: ControlProps): readonly (string | undefined)[] => parentIds;

/**
 * Tells whether a field stands in no other. The bundle names neither an entry of a list of single values, nor the list around it, nor
 * the form of a part of a text, such as a diagram.
 */
const isTop = ({ props }: ControlComponent): boolean => parentsOf(props).length === 0 && props.field.get("name") !== undefined;

/** Gives the place of a field in its entry, such as `["faqs", "items", 2, "answer"]`. */
const placeOfControl = ({ props }: ControlComponent): Path => {
  const path: PropertyKey[] = [];
  let list: ControlComponent | undefined;
  let isAlone = false;
  for (const id of parentsOf(props)) {
    if (id === undefined) continue;
    const parent = controls.get(id);
    const index = list?.state?.keys?.indexOf(id) ?? -1;
    if (parent) {
      path.push(String(parent.props.field.get("name")));
      list = parent;
      isAlone = false;
    } else if (index >= 0) {
      path.push(index);
      // A list of single values has a field for each, which is no step of its own.
      isAlone = list?.props.field.get("fields") === undefined;
    }
  }
  return isAlone ? path : [...path, String(props.field.get("name"))];
};

const startsWith = (path: Path, start: Path): boolean => start.length <= path.length && start.every((step, at) => step === path[at]);

/** Shows problems at their fields, in the place of what was shown there. A group shows nothing of the fields in it. */
export const showProblems = (problems: readonly DraftProblem[]): void => {
  for (const control of controls.values()) {
    const { field, forID, onValidateObject } = control.props;
    const isGroup = GROUPS.has(field.get("widget"));
    const place = placeOfControl(control);
    // A field of several choices shows what is wrong with one of them.
    const own = problems.find(({ path }) => startsWith(path, place) && (!isGroup || path.length === place.length));
    onValidateObject?.(forID, own ? [{ type: "CUSTOM", parentIds: parentsOf(control.props), message: own.message }] : []);
  }
};

/**
 * Labels a closed row of the opening hours, such as "Saturday: 8:00 AM to 4:00 PM". Decap's `summary` would read ["Saturday"]: 08:00.
 * Returns undefined for a row of another list, or one that is not filled in.
 */
export const hoursRow = (row: unknown): string | undefined => {
  if (!isRecord(row)) return undefined;
  const { days, opens, closes } = row;
  if (!Array.isArray(days) || days.length === 0 || typeof opens !== "string" || typeof closes !== "string") return undefined;
  const open = weeklyHours([{ days: days.map(String), opens, closes }], "en").filter(({ hours }) => hours !== undefined);
  return `${open.map((run) => run.days).join(", ")}: ${formatClock(opens)} to ${formatClock(closes)}`;
};

/**
 * Puts the site's own fields in the place of Decap's.
 *
 * @param onChange is called when a field has changed
 * @throws Error when Decap lacks one of them
 */
export const registerControls = (onChange: (draft: Draft) => void): void => {
  for (const name of WIDGETS) {
    const widget = decap().getWidget(name);
    if (!widget) throw new Error(`This version of Decap has no widget ${name}`);
    class SiteControl extends widget.control {
      constructor(props: ControlProps) {
        super(props);
        const { validate } = this;
        // Decap's own rules would refuse an incomplete draft. The site's check comes after them (showProblems).
        this.validate = () => {
          if (GROUPS.has(name)) validate?.();
          this.props.onValidateObject?.(this.props.forID, []);
        };
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
        onChange(draftOf(this.props.getEntry()));
      }

      override componentWillUnmount() {
        super.componentWillUnmount?.();
        controls.delete(this.props.forID);
      }
    }
    decap().registerWidget(name, SiteControl, widget.preview, widget.schema);
  }
};

/** Opens the groups on the way to a place of the form, puts the cursor there and scrolls to it. */
export const focusField = (path: Path): void => {
  const [first, ...rest] = path;
  const top = [...controls.values()].find((control) => isTop(control) && control.props.field.get("name") === first);
  if (!top) return;
  if (top.focus) top.focus(rest.join("."));
  else document.getElementById(top.props.forID)?.focus();
  // Groups open with the next drawing.
  setTimeout(() => {
    const nearest = [...controls.values()]
      .filter((control) => startsWith(path, placeOfControl(control)))
      .toSorted((one, other) => placeOfControl(other).length - placeOfControl(one).length)[0];
    const label = nearest && document.querySelector(`label[for="${nearest.props.forID}"]`);
    label?.scrollIntoView({ block: "center" });
  }, 100);
};
