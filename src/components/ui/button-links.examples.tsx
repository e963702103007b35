import type { Examples } from "../examples/example";
import { ButtonLinks } from "./button-links";

const links = ["Services", "Contact", "Home"].map((label) => ({ label, to: `/${label.toLowerCase()}` }));

export const buttonLinksExamples: Examples = {
  Three: <ButtonLinks links={links} />,
};
