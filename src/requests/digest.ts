/** Digests and signatures, with the platform's own cryptography. */

const encoder = new TextEncoder();

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** Writes bytes in the alphabet that addresses and cookies take. */
export const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

/** Reads what {@link base64url} wrote; nothing when it is something else. */
export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> | undefined => {
  if (!/^[\w-]*$/.test(text)) return undefined;
  try {
    return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  } catch {
    return undefined;
  }
};

/** Makes the SHA-256 of a text or of bytes, in hexadecimal. */
export const sha256 = async (data: string | Uint8Array): Promise<string> =>
  hex(await crypto.subtle.digest("SHA-256", typeof data === "string" ? encoder.encode(data) : new Uint8Array(data)));

const keyOf = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", encoder.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign", "verify"]);

/** Signs a text for one purpose: what is signed for one is worth nothing for another. */
export const signature = async (secret: string, purpose: string, text: string): Promise<string> =>
  base64url(new Uint8Array(await crypto.subtle.sign("HMAC", await keyOf(secret), encoder.encode(`${purpose}\n${text}`))));

/** Tells whether a signature is right, in a time that does not tell how much of it is. */
export const isSigned = async (secret: string, purpose: string, text: string, signed: string): Promise<boolean> => {
  const bytes = fromBase64url(signed);
  return bytes !== undefined && crypto.subtle.verify("HMAC", await keyOf(secret), bytes, encoder.encode(`${purpose}\n${text}`));
};

/** Makes a text nobody can guess: 256 bits. */
export const randomText = (): string => base64url(crypto.getRandomValues(new Uint8Array(32)));

/** Tells whether two texts are the same, in a time that does not tell how much of them is. */
export const isSame = async (one: string, other: string): Promise<boolean> => {
  const secret = randomText();
  return isSigned(secret, "same", one, await signature(secret, "same", other));
};
