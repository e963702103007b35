import type { CmsBackend } from "./backend";

/** Port on which `npm run cms` starts decap-server, unless CMS_PORT says otherwise. */
export const PROXY_PORT = 8081;

/** The backend of `npm run cms`: the files of this computer, through decap-server. */
export const LOCAL_PROXY: CmsBackend = { name: "proxy", proxy_url: `http://127.0.0.1:${PROXY_PORT}/api/v1`, branch: "main" };
