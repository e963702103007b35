/** A page as Gatsby 5.16 writes it, cut down to what the finishing pass looks at. */
export const gatsbyPage = (body = "", pagePath = "/about"): string =>
  `<!DOCTYPE html><html lang="en-US"><head><meta charSet="utf-8"/><style data-href="/styles.css">h1{color:red}</style></head>` +
  `<body><div id="___gatsby"><div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper"><main>${body}</main></div><div id="gatsby-announcer" style="position:absolute;top:0" aria-live="assertive"></div></div>` +
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${pagePath}";/*]]>*/</script><!-- slice-start id="_gatsby-scripts-1" -->
          <script
            id="gatsby-chunk-mapping"
          >
            window.___chunkMapping="{}";
          </script>
        <script>window.___webpackCompilationHash="0a8d";</script><script src="/webpack-runtime-1.js" async></script><script src="/app-1.js" async></script><!-- slice-end id="_gatsby-scripts-1" --></body></html>`;
