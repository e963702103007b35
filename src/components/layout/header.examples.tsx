import type { Example } from "../../kit/example";
import { headerNavigation, phone } from "../../kit/sample-data";
import { Header } from "./header";

export const headerExamples: readonly Example[] = [
  { name: "Menu closed", element: <Header navigation={headerNavigation} name="Example" phone={phone} /> },
];
