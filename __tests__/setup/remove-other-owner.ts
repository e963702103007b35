import { rmSync } from "node:fs";

/** Jest's global teardown: deletes the content that other-owner.ts wrote. */
export default (): void => rmSync(process.env.OTHER_OWNER ?? "", { recursive: true, force: true });
