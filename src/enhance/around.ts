/** Finds the nearest element around an event's target that matches, the target included. */
export const around = <Found extends Element = Element>(target: EventTarget | null, selector: string): Found | null =>
  target instanceof Element ? target.closest<Found>(selector) : null;
