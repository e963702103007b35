/**
 * A fake for all CSS modules: each class name is the one in the source.
 *
 * Not identity-obj-proxy, because it does not work with `import * as styles`: that copies the object's keys, and it has none.
 */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : String(name)) });
