/** The form that is open. The widgets of its top-level fields report their values, because Decap does not promise a way to read a whole entry. */
import type { Draft, Form } from "../collections";
import { NOTE } from "../page-format";
import { decap, formOfUrl, toPlain, type FieldProps } from "./api";

/** The values in the open form. */
export class OpenForm {
  private readonly values = new Map<string, unknown>();
  private form: Form | undefined;
  private isPending = false;

  /** @param changed called with the entry once a form is open, and after each change */
  constructor(private readonly changed: (draft: Draft) => void) {}

  /** Sets the value of a top-level field. */
  report({ field, value }: FieldProps): void {
    if (this.values.size === 0) this.form = formOfUrl();
    this.values.set(String(field.get("name")), value);
    if (this.isPending) return;
    this.isPending = true;
    // Wait for the other fields that change at the same time.
    queueMicrotask(() => {
      this.isPending = false;
      const draft = this.draft();
      if (draft) this.changed(draft);
    });
  }

  /** Removes a top-level field whose form was closed. */
  remove({ field }: FieldProps): void {
    this.values.delete(String(field.get("name")));
  }

  /** Returns the entry with its unsaved changes; undefined if no form is open. */
  draft(): Draft | undefined {
    // The first save of a new entry gives it a slug.
    const form = this.form?.slug === "" ? formOfUrl() : this.form;
    if (!form || this.values.size === 0) return undefined;
    const known = [...this.values].flatMap(([name, value]) => (value === undefined ? [] : [[name, toPlain(value)] as const]));
    return { ...form, data: Object.fromEntries(known) };
  }
}

/**
 * Registers the widget of notes, such as the hash of the file that the entry was read from. It shows nothing. Notes are fields of the form, so
 * that each entry keeps the notes that were read with it.
 */
export const registerNotes = (form: OpenForm): void => {
  const note = window.createClass({
    componentDidMount() {
      form.report(this.props);
    },
    componentDidUpdate() {
      form.report(this.props);
    },
    componentWillUnmount() {
      form.remove(this.props);
    },
    render: () => window.h("div", { className: "hidden-field" }),
  });
  decap().registerWidget(NOTE, note, undefined);
};
