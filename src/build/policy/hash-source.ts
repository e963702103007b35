import { createHash } from "node:crypto";

/** Makes the source that allows exactly this inline script or style: a hash over its UTF-8 bytes. */
export const hashSource = (text: string): string => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
