/** Shows previews as wide as a desk or a phone, however much room there is beside the form. The choice is kept. */

/** Pixels across; nothing for as much as there is room for. */
const WIDTHS = { "As it fits": undefined, Desk: 1280, Phone: 390 } as const;

type Width = keyof typeof WIDTHS;

const KEY = "preview-width";

const STYLE = `
  :host { position: fixed; bottom: 12px; z-index: 1000; }
  div { display: flex; border-radius: 6px; overflow: hidden; background: #fff; box-shadow: 0 2px 12px rgb(14 30 37 / 40%); }
  button { font: 600 13px/1 system-ui, sans-serif; color: #313d3e; background: none; border: 0; padding: 10px 14px; cursor: pointer; }
  button[aria-pressed="true"] { background: #313d3e; color: #fff; }
  button:focus-visible { outline: 2px solid #3a69c7; outline-offset: -3px; }
`;

const isWidth = (name: string | null): name is Width => name !== null && Object.hasOwn(WIDTHS, name);

const kept = (): Width => {
  const name = localStorage.getItem(KEY);
  return isWidth(name) ? name : "As it fits";
};

/** The switch, and the frame it is for. */
export class PreviewWidth {
  private readonly bar = document.createElement("preview-width");
  private readonly buttons: ReadonlyMap<Width, HTMLButtonElement>;
  private readonly observer = new ResizeObserver(() => this.fit());
  private frame: HTMLElement | undefined;

  constructor() {
    const group = document.createElement("div");
    group.setAttribute("role", "group");
    group.setAttribute("aria-label", "Width of the preview");
    this.buttons = new Map((Object.keys(WIDTHS) as Width[]).map((name) => [name, this.buttonFor(name)])); // its own keys
    group.append(...this.buttons.values());
    const style = document.createElement("style");
    style.textContent = STYLE;
    this.bar.attachShadow({ mode: "open" }).append(style, group);
  }

  /**
   * Shows the switch over a preview.
   *
   * @param box something in the preview's frame
   */
  attach(box: Element | null): void {
    const frame = box?.ownerDocument.defaultView?.frameElement;
    const pane = frame?.parentElement;
    if (!frame || !pane) return;
    this.detach();
    this.frame = frame as HTMLElement; // an iframe of this page
    this.observer.observe(pane);
    document.body.append(this.bar);
    this.fit();
  }

  /** Takes it away. */
  detach(): void {
    this.observer.disconnect();
    this.bar.remove();
    this.frame = undefined;
  }

  private buttonFor(name: Width): HTMLButtonElement {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = name;
    button.addEventListener("click", () => {
      localStorage.setItem(KEY, name);
      this.fit();
    });
    return button;
  }

  private fit(): void {
    const pane = this.frame?.parentElement;
    if (!this.frame || !pane) return;
    const name = kept();
    for (const [each, button] of this.buttons) button.setAttribute("aria-pressed", String(each === name));
    const { left, width: room } = pane.getBoundingClientRect();
    const width = WIDTHS[name];
    const scale = width === undefined ? 1 : Math.min(1, room / width);
    Object.assign(this.frame.style, {
      width: width === undefined ? "100%" : `${width}px`,
      height: `${100 / scale}%`,
      marginInlineStart: width === undefined ? "" : `${Math.max(0, (room - width) / 2)}px`,
      transform: scale === 1 ? "" : `scale(${scale})`,
      transformOrigin: "0 0",
    });
    this.bar.style.left = `${left + 16}px`;
  }
}
