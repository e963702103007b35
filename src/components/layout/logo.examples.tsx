import type { Example } from "../examples/example";
import { Logo } from "./logo";

export const logoExamples: readonly Example[] = [{ name: "Name and mark", element: <Logo name="Example" /> }];
