import { type Example, headerNavigation } from "../examples/example";
import { NavDropdown } from "./nav-dropdown";

export const navDropdownExamples: readonly Example[] = [{ name: "Closed", element: <NavDropdown group={headerNavigation.services} /> }];
