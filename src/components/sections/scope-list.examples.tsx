import { type Example, items } from "../examples/example";
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
