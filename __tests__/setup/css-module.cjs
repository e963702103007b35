/**
 * Fakes all CSS modules. Each class keeps its name from the source.
 *
 * identity-obj-proxy does not work with `import * as styles`, because that import copies an object's keys and a proxy has no keys.
 * `__esModule` prevents the copy.
 */
module.exports = new Proxy({}, { get: (_, name) => (name === "__esModule" ? true : String(name)) });
