/** Tests how an island's props are embedded in the page as JSON. Hydration is tested in __tests__/browser. */
import { renderToString } from "react-dom/server";
import { Island } from "../../../src/client/islands/island";
import { islandRoots } from "../../../src/client/islands/roots";

it("escapes script end tags in the props, and reads the props back unchanged", () => {
  const text = "</script><!--<script><b>&amp;\u2028";
  const view = renderToString(
    <Island name="post-list" component={({ title }: { readonly title: string }) => <i>{title}</i>} props={{ title: text }} />,
  );
  expect(view.match(/<\/script>/g)).toHaveLength(1);
  document.body.innerHTML = view;
  expect(islandRoots(document, "post-list").map(({ data }): unknown => JSON.parse(data))).toEqual([{ title: text }]);
});
