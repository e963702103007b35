import type { Example } from "../../kit/example";
import { items } from "../../kit/sample-data";
import { ScopeList } from "./scope-list";

export const scopeListExamples: readonly Example[] = [
  { name: "Six items", element: <ScopeList heading="What we do" items={items(6)} /> },
  {
    name: "About access",
    element: (
      <div data-accent="access">
        <ScopeList heading="What we mark" items={items(4)} />
      </div>
    ),
  },
];
