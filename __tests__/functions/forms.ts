/** Posts forms the way a browser does. */
import type { Site } from "./worker-site";

/** Valid field values, with characters that are special in SQL, HTML and email. */
export const QUOTE = {
  name: "Ana O'Neil",
  email: "ana@example.com",
  phone: "(702) 555-0188",
  service: "crack-filling",
  message: "Two cracks,\nabout 30 feet.",
};

/** The magic bytes of each accepted image type, followed by a few more bytes. */
export const PICTURES = {
  jpeg: new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]),
  png: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 4]),
  webp: new Uint8Array([...Buffer.from("RIFF\x04\0\0\0WEBPVP8 ", "latin1")]),
  heic: new Uint8Array([...Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1")]),
};

type Files = readonly (readonly [name: string, bytes: Uint8Array])[];

/** Returns a multipart body with fields and files. */
export const formData = (fields: Readonly<Record<string, string>>, files: Files = []): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const [name, bytes] of files) data.append("photos", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name);
  return data;
};

interface PostOptions {
  readonly headers?: Readonly<Record<string, string>>;
  /** Asks for a page or redirect instead of JSON, as a browser without JavaScript does. */
  readonly isPlain?: boolean;
}

/** Sends a form to the site. The Origin header defaults to the site's own origin. */
export const post = (site: Pick<Site, "url">, body: BodyInit, { headers = {}, isPlain = false }: PostOptions = {}): Promise<Response> =>
  fetch(new URL("/api/quote", site.url), {
    method: "POST",
    redirect: "manual",
    // Use a new connection, because the server may be closing the previous one.
    headers: { Connection: "close", Origin: site.url.origin, Accept: isPlain ? "text/html,*/*" : "application/json", ...headers },
    body,
  });

/** Sends a quote request the way the page's JavaScript does. */
export const postQuote = (site: Pick<Site, "url">, fields: Readonly<Record<string, string>> = {}, files: Files = []): Promise<Response> =>
  post(site, formData({ ...QUOTE, ...fields }, files));

/** Sends a URL-encoded quote request, as a form without a photo field does. Asks for a page or redirect unless `asksForJson` is true. */
export const postUrlEncoded = (
  site: Pick<Site, "url">,
  fields: Readonly<Record<string, string>> = {},
  { asksForJson = false } = {},
): Promise<Response> => post(site, new URLSearchParams({ ...QUOTE, ...fields }), { isPlain: !asksForJson });
