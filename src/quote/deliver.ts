/** How long the endpoint may take before the visitor is told to try again or call. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** The part of `fetch` that delivery uses. */
export type Post = (
  url: string,
  request: {
    readonly method: "POST";
    readonly headers: Record<string, string>;
    readonly body: URLSearchParams;
    readonly signal: AbortSignal;
  },
) => Promise<{ readonly ok: boolean }>;

const encode = (fields: FormData): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  return body;
};

/**
 * Sends the fields as the plain form would, and tells whether the endpoint took them.
 *
 * The one difference is the Accept header: by it the endpoint knows to answer 2xx, where it sends a plain form on to
 * /thank-you with a 303.
 */
export const deliver = async (endpoint: string, fields: FormData, post: Post): Promise<boolean> => {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), ANSWER_TIMEOUT_MS);
  try {
    const { ok } = await post(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: encode(fields),
      signal: timeout.signal,
    });
    return ok;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
};
