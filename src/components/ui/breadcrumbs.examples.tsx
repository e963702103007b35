import type { Example } from "../examples/example";
import { Breadcrumbs } from "./breadcrumbs";

const crumbs = [
  { title: "Home", path: "/" },
  { title: "Services", path: "/services" },
  { title: "Sealcoating", path: "/services/sealcoating" },
];

export const breadcrumbsExamples: readonly Example[] = [{ name: "Three levels", element: <Breadcrumbs crumbs={crumbs} /> }];
