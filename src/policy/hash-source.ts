import { hash } from "node:crypto";

/** Returns the Content-Security-Policy source that allows an inline script or style (the hash of its UTF-8 bytes). */
export const hashSource = (text: string): string => `'sha256-${hash("sha256", text, "base64")}'`;
