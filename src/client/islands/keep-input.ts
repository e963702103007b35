/**
 * Keeps what a visitor is doing in an island while React hydrates it. If translators, password managers or other software have changed the
 * island's elements, React replaces all of them, and the visitor's input, caret and focus would be lost.
 */

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const FIELDS = "input,textarea,select";
const FOCUSABLE = `a,button,summary,${FIELDS}`;

const isField = (element: Element): element is Field => element.matches(FIELDS);

/** Returns what an element and its replacement have in common. */
const keyOf = (element: Element): string => {
  const { localName } = element;
  if (!isField(element)) return localName;
  const { name, type } = element;
  return [localName, name, type, /^(?:checkbox|radio)$/.test(type) && element.value].join();
};

const copyState = (from: Field, to: Field): void => {
  if (from instanceof HTMLInputElement && to instanceof HTMLInputElement) {
    to.checked = from.checked;
    if (from.type === "file") to.files = from.files;
    else to.value = from.value;
  } else to.value = from.value;
  // React listens to `input` on text fields, but to `change` on selects and file fields.
  for (const type of ["input", "change"]) to.dispatchEvent(new Event(type, { bubbles: true }));
};

const hasCaret = (element: Element): element is HTMLInputElement | HTMLTextAreaElement => "selectionStart" in element;

const copyFocus = (from: Element, to: HTMLElement): void => {
  to.focus({ preventScroll: true });
  if (!hasCaret(from) || !hasCaret(to)) return;
  const { selectionStart, selectionEnd, selectionDirection } = from;
  // Null in fields without a readable selection, such as an email field.
  if (selectionStart !== null) to.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? undefined);
  to.scrollTop = from.scrollTop;
};

/** Hydrates an island with `hydrate`, which must finish before it returns, and restores the visitor's input if elements were replaced. */
export const keepInput = (root: HTMLElement, hydrate: () => void): void => {
  const elementsIn = () => [...root.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const { activeElement } = root.ownerDocument;
  const before = elementsIn();
  const open = [...root.querySelectorAll("details")].map((details) => details.open);
  hydrate();
  if (before.every((element) => root.contains(element))) return;
  root.querySelectorAll("details").forEach((details, index) => (details.open ||= open[index] ?? false));
  const after = elementsIn();
  for (const element of before) {
    const at = after.findIndex((other) => keyOf(other) === keyOf(element));
    const [replacement] = at === -1 ? [] : after.splice(at, 1);
    if (!replacement || replacement === element) continue;
    if (isField(element) && isField(replacement)) copyState(element, replacement);
    if (element === activeElement) copyFocus(element, replacement);
  }
};
