/** The editor of `npm run cms`: decap-server writes to a copy of the content. */
import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { startEditor } from "../../../scripts/lib/editor";
import { differing, filesIn, fill, siteContent, temporaryFolder } from "./folder";
import type { EditorServer } from "./modes";

/** Matches requests to decap-server. */
const SERVER = "**/api/v1";

/** Starts the local editor. */
export const startLocally = async (): Promise<EditorServer> => {
  const content = await siteContent();
  const project = await temporaryFolder(content);
  const { address, stop } = await startEditor(project);
  return {
    origins: [],
    start: async (context) => {
      await fill(project, content);
      const bytes = async (file: string) => (await filesIn(project)).get(file);
      return {
        mode: "local",
        address,
        bytes,
        read: async (file) => String((await bytes(file)) ?? ""),
        write: (file, text) => writeFile(path.join(project, file), text),
        changes: async () => differing(content, await filesIn(project)),
        contentRoot: () => Promise.resolve(path.join(project, "content")),
        fail: async (fault) => {
          await context.unroute(SERVER);
          if (fault === undefined) return;
          await context.route(SERVER, async (route) => {
            const { action } = route.request().postDataJSON() as { readonly action: string };
            if (fault === "offline") await route.abort();
            else await (action === "getEntry" ? route.fulfill({ status: 500, json: { error: "Unknown error" } }) : route.continue());
          });
        },
      };
    },
    stop: async () => {
      await stop();
      await rm(project, { recursive: true, force: true });
    },
  };
};
