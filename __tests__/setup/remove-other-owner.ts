import { rmSync } from "node:fs";

/** Jest's global teardown: deletes what other-owner.ts wrote. */
export default (): void => {
  const root = process.env.OTHER_OWNER;
  if (root === undefined) return; // Jest runs this for each project, after all tests.
  for (const written of [root, `${root}.json`]) rmSync(written, { recursive: true, force: true });
  delete process.env.OTHER_OWNER;
};
