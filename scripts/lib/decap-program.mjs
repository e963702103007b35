/**
 * Runs decap-server for the folder `content` in GIT_REPO_DIRECTORY, on port PORT. Only this computer can connect. Adds two checks that
 * decap-server lacks: the check of the Host header prevents DNS rebinding by other websites, and the check of paths prevents access to
 * the project's other files, such as `.dev.vars`.
 */
import "./atomic-writes.mjs";
import path from "node:path";
import decap from "decap-server/dist/middlewares.js";
import express from "express";

const { GIT_REPO_DIRECTORY: project = ".", LOG_LEVEL: logLevel = "warn", PORT: port } = process.env;
const ADDRESS = "127.0.0.1";
const HOSTS = [ADDRESS, "localhost"];
const content = path.resolve(project, "content");
/** Names of the parameters that contain paths in requests to decap-server. */
const PATHS = ["path", "newPath", "paths", "folder", "mediaFolder"];

/**
 * Returns the paths in a request body, at any depth.
 *
 * @type {(value: unknown, name?: string) => readonly string[]}
 */
const pathsIn = (value, name = "") => {
  if (typeof value === "string") return PATHS.includes(name) ? [value] : [];
  return Object.entries(value ?? {}).flatMap(([key, inner]) => pathsIn(inner, Array.isArray(value) ? name : key));
};

/** @type {(file: string) => boolean} */
const isOutside = (file) => !`${path.resolve(project, file)}${path.sep}`.startsWith(`${content}${path.sep}`);

const app = express();
app.use((request, response, next) => {
  if (HOSTS.includes(request.hostname)) next();
  else response.status(403).json({ error: `expected the host ${HOSTS.join(" or ")}, found ${request.hostname}` });
});
app.use(express.json({ limit: "50mb" }));
app.use((request, response, next) => {
  const refused = pathsIn(request.body).find(isOutside);
  if (refused === undefined) next();
  else response.status(403).json({ error: `expected a path under content/, found ${refused}` });
});
await decap.registerLocalFs(app, { logLevel });
app.listen(Number(port), ADDRESS);
