/** A widget without a value at the top of each form: a line about the whole entry. */
import type { Draft } from "../draft";
import { ENTRY_LINE } from "../notes";
import { decap, draftOf } from "./api";

/** What the line shows. */
interface EntryLine {
  /** Returns the content of the line. `draft` returns the entry at the time of the call. */
  readonly parts: (draft: () => Draft) => readonly Node[];
  /** Returns whether the form's entry has no file yet, although Decap treats it as saved. */
  readonly isUnsaved: (draft: Draft) => boolean;
}

/** Registers the widget. */
export const registerEntryLine = ({ parts, isUnsaved }: EntryLine): void => {
  const boxes = new WeakMap<object, HTMLElement>();
  decap().registerWidget(
    ENTRY_LINE,
    window.createClass({
      render() {
        return window.h("p", { className: "entry-line", ref: (box: HTMLElement | null) => box && boxes.set(this, box) });
      },
      // The line depends on all fields.
      shouldComponentUpdate: () => true,
      componentDidMount() {
        this.componentDidUpdate();
        // This field is in no file: changing it only marks the form as unsaved.
        if (isUnsaved(draftOf(this.props.entry))) this.props.onChange?.("");
      },
      componentDidUpdate() {
        boxes.get(this)?.replaceChildren(...parts(() => draftOf(this.props.entry)));
      },
    }),
    undefined,
  );
};
