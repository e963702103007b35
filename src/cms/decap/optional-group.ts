/**
 * A group of the form that may be left empty: a page without a picture, say. Once one of its fields is filled, all that it needs
 * is asked for. Decap's own group asks for its required fields always.
 */
import { isRecord } from "../../content/shared/required";
import { OPTIONAL_GROUP } from "../field";
import { noteAsked, type FormWatch } from "./controls";
import { decap, toPlain, type ControlProps } from "./api";

const holdsNothing = (value: unknown): boolean => {
  if (value === undefined || value === null || value === "") return true;
  return isRecord(value) && Object.values(value).every(holdsNothing);
};

/** Takes back the complaints of a group that has been emptied again. */
const acquit = (control: unknown): void => {
  if (!isRecord(control)) return;
  const { props, innerWrappedControl } = control;
  if (isRecord(props) && typeof props.onValidate === "function") (props.onValidate as (errors: readonly unknown[]) => void)([]);
  const children = isRecord(innerWrappedControl) ? innerWrappedControl.childRefs : undefined;
  if (isRecord(children)) Object.values(children).forEach(acquit);
};

/**
 * Registers the group as a widget of its own, on top of the site's fields.
 *
 * @throws when Decap has no object widget to build on
 */
export const registerOptionalGroup = (watch: FormWatch): void => {
  const group = decap().getWidget("object");
  if (!group) throw new Error("This version of Decap has no object widget");
  class OptionalGroup extends group.control {
    constructor(props: ControlProps) {
      super(props);
      const validate = this.validate;
      this.validate = () => {
        noteAsked(this, watch);
        if (holdsNothing(toPlain(this.props.value))) Object.values(this.childRefs ?? {}).forEach(acquit);
        else validate?.();
      };
    }
  }
  decap().registerWidget(OPTIONAL_GROUP, OptionalGroup, group.preview, group.schema);
};
