/** @jsxImportSource hono/jsx */
/**
 * HTML layout of the Worker's pages, except the sign-in's callback. They share one style sheet (style.css) and contain no JavaScript of our
 * own.
 */
import type { Context } from "hono";
import { html } from "hono/html";
import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { workerPolicy } from "../policy/policy";
import { LANGUAGES, type Language } from "../content/shared/languages";
import { addPolicy } from "./add-policy";
import type { App } from "./env";
import { REQUESTS_PAGE } from "./request-paths";
import { site } from "./site-settings";

interface PageOptions {
  readonly title: string;
  readonly language?: Language;
  readonly status?: ContentfulStatusCode;
  /** Whether to load Turnstile, Cloudflare's bot check, for a form on the page. */
  readonly hasTurnstile?: boolean;
  /** Content of the top bar beside the company's name. A page without a top bar is laid out as a message. */
  readonly bar?: Child;
}

/** Responds with a page. Hono escapes text in `content`. */
export const page = (c: Context<App>, { title, language = "en", status = 200, hasTurnstile = false, bar }: PageOptions, content: Child) => {
  addPolicy(c, workerPolicy(hasTurnstile));
  const document = (
    <html lang={LANGUAGES[language].tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.company}`}</title>
        <link rel="stylesheet" href={`${REQUESTS_PAGE}.css`} />
        {hasTurnstile && <script src="https://challenges.cloudflare.com/turnstile/v0/api.js" async />}
      </head>
      <body>
        {bar && (
          <header class="bar">
            <p class="brand">{site.company}</p>
            {bar}
          </header>
        )}
        <main class={bar ? "requests" : "message"}>{content}</main>
      </body>
    </html>
  );
  return c.html(html`<!doctype html>${document}`, status);
};

/** Responds with a page that has a heading, a message and a link (URL, label). */
export const messagePage = (c: Context<App>, status: ContentfulStatusCode, title: string, text: string, link: readonly [string, string]) =>
  page(
    c,
    { title, status },
    <>
      <h1>{title}</h1>
      <p role="status">{text}</p>
      <p>
        <a href={link[0]}>{link[1]}</a>
      </p>
    </>,
  );
