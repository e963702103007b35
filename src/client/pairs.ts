import { on } from "./on";

/** Parts the two pictures of a pair where its handle is moved to (src/components/sections/picture-pair.module.css), and says so. */
export const startPairs = (document: Document): void => {
  const part = ({ target }: Event) => {
    if (!(target instanceof HTMLInputElement && target.type === "range")) return;
    const { value, parentElement } = target;
    parentElement?.style.setProperty("--at", `${value}%`);
    target.ariaValueText = (target.ariaValueText ?? "").replace(/\d+/, value);
  };
  on(document, part, "input");
};
