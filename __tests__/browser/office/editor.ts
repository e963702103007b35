/** Provides each test with an editor in the project's mode, and with unchanged content. */
import { expect, test as base } from "@playwright/test";
import { required } from "../../../src/content/shared/required";
import { startOnGitHub } from "./github";
import { startLocally } from "./local";
import type { Editor, EditorServer, GitHub, Mode } from "./modes";

/** Options of a Playwright project. */
export interface EditorOptions {
  readonly mode: Mode;
}

interface TestFixtures {
  /** Whether the editor opens signed in. Has no effect on the local editor, which always shows its login button. */
  readonly isSignedIn: boolean;
  readonly editor: Editor;
  /** The fake GitHub, for tests that run only on GitHub. */
  readonly gitHub: GitHub;
}

interface WorkerFixtures extends EditorOptions {
  readonly server: EditorServer;
}

/** The test function with the fixtures. Every test fails if /admin makes a request to another computer that the editor may not connect to. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  mode: ["local", { option: true, scope: "worker" }],
  isSignedIn: [true, { option: true }],
  server: [
    async ({ mode }, provide) => {
      const server = await (mode === "local" ? startLocally() : startOnGitHub());
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  editor: async ({ context, server, isSignedIn }, provide) => {
    const editor = await server.start(context, isSignedIn);
    const allowed = [new URL(editor.address).origin, ...server.origins];
    const foreign: string[] = [];
    context.on("request", (request) => {
      const { protocol, hostname, origin } = new URL(request.url());
      // Ignore this computer, because decap-server's port differs from the editor's.
      if (protocol.startsWith("http") && hostname !== "127.0.0.1" && !allowed.includes(origin)) foreign.push(request.url());
    });
    // Accept the browser's dialogs, such as Decap's question whether to leave a changed form.
    context.on("dialog", (dialog) => void dialog.accept());
    await provide(editor);
    expect(foreign).toEqual([]);
  },
  gitHub: async ({ editor }, provide) => provide(required(editor.gitHub, "The fake GitHub")),
});
