/** Loads our markdown plugins for gatsby-transformer-remark. Written in JavaScript, because Gatsby does not compile local plugins. */
// eslint-disable-next-line @typescript-eslint/no-require-imports -- Gatsby loads plugins with `require`.
const { require: requireTypeScript } = require("tsx/cjs/api");

const { remarkText } = /** @type {{ remarkText: unknown }} */ (requireTypeScript("../../src/gatsby/remark-text.ts", __filename));

module.exports = remarkText;
