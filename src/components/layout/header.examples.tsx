import type { Example } from "../examples/example";
import { headerNavigation, phone } from "../examples/sample-data";
import { Header } from "./header";

export const headerExamples: readonly Example[] = [
  { name: "Menu closed", element: <Header navigation={headerNavigation} name="Example" phone={phone} /> },
];
