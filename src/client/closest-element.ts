/** Finds the nearest element of a kind around an event's target, the target included. */
export const closestElement = <Tag extends keyof HTMLElementTagNameMap>(
  target: EventTarget | null,
  tag: Tag,
): HTMLElementTagNameMap[Tag] | null => (target instanceof Element ? target.closest(tag) : null);
