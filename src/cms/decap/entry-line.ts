/** A widget without a value at the top of each form: a line about the whole entry. */
import type { Draft } from "../collections";
import { ENTRY_LINE } from "../notes";
import { decap, draftOf } from "./api";

/**
 * Registers the widget.
 *
 * @param parts returns the content of the line. `draft` returns the entry at the time of the call
 * @param isUnsaved returns whether the form's entry has no file yet, although Decap treats it as saved
 */
export const registerEntryLine = (parts: (draft: () => Draft) => readonly Node[], isUnsaved: (draft: Draft) => boolean): void => {
  let line: HTMLElement | null = null;
  const ref = (box: HTMLElement | null) => (line = box);
  decap().registerWidget(
    ENTRY_LINE,
    window.createClass({
      render: () => window.h("p", { className: "entry-line", ref }),
      // The line depends on all fields.
      shouldComponentUpdate: () => true,
      componentDidMount() {
        this.componentDidUpdate();
        // This field is in no file: changing it only marks the form as unsaved.
        if (isUnsaved(draftOf(this.props.entry))) this.props.onChange?.("");
      },
      componentDidUpdate() {
        line?.replaceChildren(...parts(() => draftOf(this.props.entry)));
      },
    }),
    undefined,
  );
};
