/** Returns the SHA-256 of text (as UTF-8) or bytes, in hexadecimal. */
export const sha256 = async (data: string | Uint8Array): Promise<string> => {
  const digest = await crypto.subtle.digest("SHA-256", typeof data === "string" ? new TextEncoder().encode(data) : new Uint8Array(data));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
};
