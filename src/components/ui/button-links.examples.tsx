import type { Example } from "../examples/example";
import { ButtonLinks } from "./button-links";

const links = ["Services", "Contact", "Home"].map((label) => ({ label, to: `/${label.toLowerCase()}` }));

export const buttonLinksExamples: readonly Example[] = [{ name: "Three", element: <ButtonLinks links={links} /> }];
