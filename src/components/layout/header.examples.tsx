import { type Examples, headerNavigation, phone } from "../examples/example";
import { Header } from "./header";

export const headerExamples: Examples = {
  "Menu closed": <Header navigation={headerNavigation} name="Example" phone={phone} />,
};
