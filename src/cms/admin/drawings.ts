import { drawingReference, drawingTitles } from "../../content/drawing-references";

/** Offers the drawings in the editor of a text: a button, and a choice of their titles. */
export const registerDrawings = (): void => {
  const reference = ({ name = "" }: { readonly name?: string | undefined }): string => drawingReference(name);
  window.CMS.registerEditorComponent({
    id: "drawing",
    label: "Drawing",
    fields: [
      {
        name: "name",
        label: "Drawing",
        widget: "select",
        options: drawingTitles.map(({ name, title }) => ({ value: name, label: title })),
      },
    ],
    pattern: /^\{\{drawing: ([a-z-]+)\}\}(?=\n|$)/,
    fromBlock: (match: RegExpMatchArray) => ({ name: match[1] }),
    toBlock: reference,
    toPreview: reference,
  });
};
