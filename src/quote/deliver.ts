/** Timeout of the endpoint, after which the visitor sees a note to try again or call. */
export const ANSWER_TIMEOUT_MS = 10_000;

const encode = (fields: FormData): URLSearchParams => {
  const body = new URLSearchParams();
  for (const [name, value] of fields) if (typeof value === "string") body.append(name, value);
  return body;
};

/**
 * Posts the fields as the plain form does, and returns whether the endpoint received them.
 *
 * Only the Accept header differs: with it the endpoint responds 2xx, while it redirects a plain form to
 * /thank-you with a 303.
 */
export const deliver = async (endpoint: string, fields: FormData): Promise<boolean> => {
  try {
    const { ok } = await fetch(endpoint, {
      method: "POST",
      headers: { Accept: "application/json" },
      body: encode(fields),
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    return ok;
  } catch {
    return false;
  }
};
