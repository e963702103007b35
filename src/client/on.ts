/** Listens to some types of events on the document. Each `addEventListener` written out costs every page twenty bytes. */
export const on = <Type extends keyof DocumentEventMap>(
  document: Document,
  listener: (event: DocumentEventMap[Type]) => void,
  ...types: readonly Type[]
): void => {
  for (const type of types) document.addEventListener(type, listener);
};
