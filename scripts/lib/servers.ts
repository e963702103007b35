/** Finds the web servers that `docs/hosts/` has recipes for. */
import type { Server } from "../../src/build/publish/host/hosts";
import { isExecutable, onPath } from "./programs";

const PROGRAMS: Readonly<Record<Server, string>> = { nginx: "nginx", apache: "apache2", caddy: "caddy" };

/** Returns the path of a server's program; undefined if there is none. Debian keeps most of them in the administrator's folder. */
export const findServer = (server: Server): string | undefined =>
  onPath(PROGRAMS[server]) ?? [`/usr/sbin/${PROGRAMS[server]}`].find(isExecutable);
