/** Removes the listeners that inline scripts add, so that they do not affect the next test. */

const removals: (() => void)[] = [];

const track = (target: EventTarget): void => {
  const add = EventTarget.prototype.addEventListener.bind(target);
  jest.spyOn(target, "addEventListener").mockImplementation((...listener: Parameters<EventTarget["addEventListener"]>) => {
    add(...listener);
    removals.push(() => target.removeEventListener(...listener));
  });
};

/** Starts recording the listeners that are added to the window and the document. */
export const trackListeners = (): void => [window, document].forEach(track);

/** Removes the recorded listeners. */
export const removeListeners = (): void => removals.splice(0).forEach((remove) => remove());
