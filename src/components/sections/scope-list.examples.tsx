import { type Examples, items } from "../examples/example";
import { ScopeList } from "./scope-list";

export const scopeListExamples: Examples = {
  "Six items": <ScopeList heading="What we do" items={items(6)} />,
  "With the accessible-parking accent": (
    <div data-accent="access">
      <ScopeList heading="What we mark" items={items(4)} />
    </div>
  ),
};
