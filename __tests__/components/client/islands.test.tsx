/** Tests how an island's props are embedded in the page as JSON. Hydration is tested in __tests__/browser. */
import { renderToString } from "react-dom/server";
import { Island } from "../../../src/client/islands/island";
import { islandRoots } from "../../../src/client/islands/roots";

const TEXT = "</script><!--<script><b>&amp;\u2028";
const view = renderToString(
  <Island name="post-list" component={({ title }: { readonly title: string }) => <i>{title}</i>} props={{ title: TEXT }} />,
);

it("escapes script end tags in the props", () => {
  expect(view.match(/<\/script>/g)).toHaveLength(1);
});

it("reads the props back unchanged", () => {
  document.body.innerHTML = view;
  expect(islandRoots(document, "post-list").map(({ data }): unknown => JSON.parse(data))).toEqual([{ title: TEXT }]);
});
