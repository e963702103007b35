import { type Examples, headerNavigation } from "../examples/example";
import { NavDropdown } from "./nav-dropdown";

export const navDropdownExamples: Examples = {
  Closed: <NavDropdown group={headerNavigation.services} />,
};
