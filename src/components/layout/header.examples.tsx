import { type Example, headerNavigation, phone } from "../examples/example";
import { Header } from "./header";

export const headerExamples: readonly Example[] = [
  { name: "Menu closed", element: <Header navigation={headerNavigation} name="Example" phone={phone} /> },
];
