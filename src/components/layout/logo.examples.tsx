import type { Example } from "../examples/example";
import { Logo } from "./logo";

export const logoExamples: readonly Example[] = [{ name: "Name and sign", element: <Logo name="Example" /> }];
