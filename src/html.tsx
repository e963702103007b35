import type { HTMLAttributes, ReactNode } from "react";

interface DocumentProps {
  readonly htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  readonly headComponents: ReactNode;
  readonly bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  readonly preBodyComponents: ReactNode;
  readonly body: string;
  readonly postBodyComponents: ReactNode;
}

/**
 * Renders the document around every page: Gatsby's default (https://www.gatsbyjs.com/docs/custom-html/) without its workarounds for
 * Internet Explorer and iOS 9. Gatsby requires a default export.
 */
const Document = ({ htmlAttributes, headComponents, bodyAttributes, preBodyComponents, body, postBodyComponents }: DocumentProps) => (
  <html lang="en" {...htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {headComponents}
    </head>
    <body {...bodyAttributes}>
      {preBodyComponents}
      <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: body }} />
      {postBodyComponents}
    </body>
  </html>
);

export default Document;
