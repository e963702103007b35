import { hashSource } from "../../../../src/build/policy/toast-style-hashes";
import { pagePolicy } from "../../../../src/build/policy/policy";

const CODE = "go()";
const STYLE = "h1{color:red}";

/** Returns a page like those of Gatsby 5.16 with the hooks in src/build/gatsby, reduced to the parts that publishing reads. */
export const gatsbyPage = (body = "", pagePath = "/about"): string =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>` +
  `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ scripts: [hashSource(CODE)], styles: [hashSource(STYLE)] })}"/>` +
  `<style data-href="/styles.css">${STYLE}</style><script data-page="${pagePath}">${CODE}</script></head>` +
  `<body><div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><main>${body}</main></div></div></body></html>`;
