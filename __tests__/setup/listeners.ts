/** Removes the listeners of inline scripts, so that they do not affect the next test. */

let ends: (() => void)[] = [];

const track = (target: EventTarget): void => {
  const add = EventTarget.prototype.addEventListener.bind(target);
  jest
    .spyOn(target, "addEventListener")
    .mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject | null, options?: AddEventListenerOptions | boolean) => {
        add(type, listener, options);
        ends.push(() => target.removeEventListener(type, listener, options));
      },
    );
};

/** Records listeners added to the window and the document from now on. */
export const trackListeners = (): void => {
  track(window);
  track(document);
};

/** Removes the recorded listeners. */
export const endListeners = (): void => {
  for (const end of ends) end();
  ends = [];
};
