import { rmSync } from "node:fs";

/** Jest's global teardown. */
export default (): void => rmSync(process.env.OTHER_OWNER ?? "", { recursive: true, force: true });
