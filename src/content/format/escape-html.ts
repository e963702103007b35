const ENTITIES: Readonly<Record<string, string>> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", '"': "&quot;", "'": "&#39;" };

/** Escapes a string for HTML text and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[<>&"']/g, (letter) => ENTITIES[letter] ?? letter);
