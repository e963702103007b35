import type { Examples } from "../examples/example";
import { Breadcrumbs } from "./breadcrumbs";

const crumbs = [
  { title: "Home", path: "/" },
  { title: "Services", path: "/services" },
  { title: "Sealcoating", path: "/services/sealcoating" },
];

export const breadcrumbsExamples: Examples = {
  "Three levels": <Breadcrumbs crumbs={crumbs} />,
};
