import { createHash } from "node:crypto";

/** Returns the policy source that allows an inline script or style: the hash of its UTF-8 bytes. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
