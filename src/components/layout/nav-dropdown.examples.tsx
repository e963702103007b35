import type { Example } from "../../kit/example";
import { headerNavigation } from "../../kit/sample-data";
import { NavDropdown } from "./nav-dropdown";

export const navDropdownExamples: readonly Example[] = [{ name: "Closed", element: <NavDropdown group={headerNavigation.services} /> }];
