/** @jsxImportSource hono/jsx */
/** The pages that the Worker makes, in the site's look and without scripts of their own. */
import type { Context } from "hono";
import { html } from "hono/html";
import type { Child } from "hono/jsx";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { workerPolicy } from "../build/policy/policy";
import { LANGUAGES, type Language } from "../content/shared/languages";
import type { App } from "./env";
import { site } from "./site";

interface PageOptions {
  readonly title: string;
  readonly language?: Language;
  readonly status?: ContentfulStatusCode;
  /** Whether the page asks Cloudflare that a person sends its form. */
  readonly hasTurnstile?: boolean;
  /** What stands beside the company's name; without it the page is a message. */
  readonly bar?: Child;
}

/** Answers with a page. Whatever is in `content` is text: Hono escapes it. */
export const page = (c: Context<App>, { title, language = "en", status = 200, hasTurnstile = false, bar }: PageOptions, content: Child) => {
  c.header("Content-Security-Policy", workerPolicy(hasTurnstile), { append: true });
  const document = (
    <html lang={LANGUAGES[language].tag}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} | ${site.company}`}</title>
        <link rel="stylesheet" href="/admin/requests.css" />
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

/** Answers with a page of nothing but a heading, some words and a link. */
export const messagePage = (c: Context<App>, status: ContentfulStatusCode, title: string, words: string, link: readonly [string, string]) =>
  page(
    c,
    { title, status },
    <>
      <h1>{title}</h1>
      <p role="status">{words}</p>
      <p>
        <a href={link[0]}>{link[1]}</a>
      </p>
    </>,
  );
