/** What gatsby-transformer-remark does to each text: Gatsby compiles no TypeScript of such plugins. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Gatsby requires plugins, which are CommonJS.
const { remarkText } = require("tsx/cjs/api").require("../../src/build/gatsby/remark-text.ts", __filename);

module.exports = remarkText;
