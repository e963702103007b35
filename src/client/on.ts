/** Adds a listener for several event types to the document. Saves every page twenty bytes per `addEventListener`. */
export const on = <Type extends keyof DocumentEventMap>(
  document: Document,
  listener: (event: DocumentEventMap[Type]) => void,
  ...types: readonly Type[]
): void => {
  for (const type of types) document.addEventListener(type, listener);
};
