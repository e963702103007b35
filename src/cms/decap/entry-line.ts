/** A widget without a value, first in each form: a line about the whole entry. */
import type { Draft } from "../draft";
import { ENTRY_LINE } from "../notes";
import { decap, draftOf } from "./api";

/** What the line is made of. */
interface EntryLine {
  /** Returns what it says of an entry now, given a function that returns the entry at any later time. */
  readonly parts: (draft: () => Draft) => readonly Node[];
  /** Returns whether the form shows an entry that no file has yet, though Decap takes it for saved. */
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
      // The line is about all fields, so every change of the form may change it.
      shouldComponentUpdate: () => true,
      componentDidMount() {
        this.componentDidUpdate();
        // No file holds this field: a change of it makes the form say that it is not saved.
        if (isUnsaved(draftOf(this.props.entry))) this.props.onChange?.("");
      },
      componentDidUpdate() {
        boxes.get(this)?.replaceChildren(...parts(() => draftOf(this.props.entry)));
      },
    }),
    undefined,
  );
};
