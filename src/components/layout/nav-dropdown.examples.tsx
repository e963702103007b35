import type { Example } from "../examples/example";
import { headerNavigation } from "../examples/sample-data";
import { NavDropdown } from "./nav-dropdown";

export const navDropdownExamples: readonly Example[] = [{ name: "Closed", element: <NavDropdown group={headerNavigation.services} /> }];
