import { hashSource } from "../../../../src/build/policy/hash-source";
import { pagePolicy } from "../../../../src/build/policy/policy";

const CODE = "go()";
const STYLE = "h1{color:red}";

/** A page as Gatsby 5.16 writes it with the hooks of src/build/gatsby, cut down to what publishing looks at. */
export const gatsbyPage = (body = "", pagePath = "/about"): string =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/>` +
  `<meta http-equiv="Content-Security-Policy" content="${pagePolicy({ scripts: [hashSource(CODE)], styles: [hashSource(STYLE)] })}"/>` +
  `<style data-href="/styles.css">${STYLE}</style><script data-page="${pagePath}">${CODE}</script></head>` +
  `<body><div id="___gatsby"><div tabindex="-1" id="gatsby-focus-wrapper"><main>${body}</main></div></div></body></html>`;
