/**
 * Fits Decap's fields to this site. Each asks the site's check whether its value may be saved, so that a problem stands at its field as
 * Decap's own do; and each can be found again by its place in the entry.
 */
import type { Draft } from "../draft";
import { decap, draftOf, type ControlComponent, type ControlProps, type DraftMap } from "./api";

const WIDGETS = ["string", "text", "number", "boolean", "select", "relation", "datetime", "list", "object", "markdown", "image"] as const;

/** Fields that hold others. */
const GROUPS: ReadonlySet<string> = new Set(["list", "object"]);

type Path = readonly PropertyKey[];

/** What the fields ask of the rest of the editor. */
export interface FormWatch {
  /** Judges the entry that is open. */
  readonly problems: (draft: Draft) => readonly { readonly path: Path; readonly message: string }[];
  /** Somebody wants to save: every field has been asked. */
  readonly attempted: (draft: Draft) => void;
  /** A field has changed. */
  readonly changed: (draft: Draft) => void;
}

const controls = new Map<string, ControlComponent>();
const asked = new Set<string>();

/** Gives the entry whose form is shown. */
export const openForm = (): DraftMap | undefined => controls.values().next().value?.props.getEntry();

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

/** Notes that a field was asked. When all of the form were, within one task, somebody wants to save: leaving a field asks that one alone. */
export const noteAsked = ({ props: { forID, getEntry } }: ControlComponent, { attempted }: FormWatch): void => {
  if (asked.size === 0) {
    queueMicrotask(() => {
      const isAttempt = [...controls.values()].filter(isTop).every(({ props }) => asked.has(props.forID));
      asked.clear();
      if (isAttempt) attempted(draftOf(getEntry()));
    });
  }
  asked.add(forID);
};

/** Lists what the site's check says of a field. A group says nothing of the fields in it. */
const errorsOf = (control: ControlComponent, { problems }: FormWatch, isGroup: boolean): readonly object[] => {
  const place = placeOfControl(control);
  // A field of several choices says what is wrong with one of them.
  const own = problems(draftOf(control.props.getEntry())).find(
    ({ path }) => startsWith(path, place) && (!isGroup || path.length === place.length),
  );
  return own ? [{ type: "CUSTOM", parentIds: parentsOf(control.props), message: own.message }] : [];
};

/**
 * Puts the site's own fields in the place of Decap's.
 *
 * @throws Error when Decap lacks one of them
 */
export const registerControls = (watch: FormWatch): void => {
  for (const name of WIDGETS) {
    const widget = decap().getWidget(name);
    if (!widget) throw new Error(`This version of Decap has no widget ${name}`);
    class SiteControl extends widget.control {
      constructor(props: ControlProps) {
        super(props);
        const { validate } = this;
        const isGroup = GROUPS.has(name);
        // In the place of Decap's own rules, to which every field of a draft would be required.
        this.validate = () => {
          noteAsked(this, watch);
          if (isGroup) validate?.();
          this.props.onValidateObject?.(this.props.forID, errorsOf(this, watch, isGroup));
        };
      }

      override componentDidMount() {
        super.componentDidMount?.();
        controls.set(this.props.forID, this);
      }

      override componentDidUpdate(...before: readonly unknown[]) {
        super.componentDidUpdate?.(...before);
        watch.changed(draftOf(this.props.getEntry()));
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
