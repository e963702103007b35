/** Converts files to base64 and back. */

/** Returns the bytes of a base64 string, which may have line breaks. */
export const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64.replace(/\s/g, "")), (character) => character.charCodeAt(0));

/** Number of bytes that are converted at once. A function accepts only a limited number of arguments. */
const STEP = 0x8000;

/** Returns a file's bytes in base64. */
export const base64Of = async (content: string | Blob): Promise<string> => {
  const bytes = new Uint8Array(await new Blob([content]).arrayBuffer());
  let characters = "";
  for (let at = 0; at < bytes.length; at += STEP) characters += String.fromCharCode(...bytes.subarray(at, at + STEP));
  return btoa(characters);
};
