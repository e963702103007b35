/** Ends what inline scripts listen to, so that each test is a page of its own. */

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

/** Notes what the window and the document are listened to for, from now on. */
export const trackListeners = (): void => {
  track(window);
  track(document);
};

/** Ends all of it. */
export const endListeners = (): void => {
  for (const end of ends) end();
  ends = [];
};
