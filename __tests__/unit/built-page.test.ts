/** Tests which page the browser tests expect for a link (__tests__/engines/built.ts). */
import { folderForEachTest } from "../fixtures/folder";
import { builtPage } from "../engines/built";

const folder = folderForEachTest();

beforeEach(() => {
  const files = ["index.html", "about.html", "es.html", "es/about.html", "404.html", "blog/404.html", "es/404.html", "es/blog/404.html"];
  for (const file of files) folder.write(file, `<h1>${file}</h1><script>1</script><noscript>2</noscript>`);
});

it.each([
  ["/", "index.html"],
  ["/about", "about.html"],
  ["/about?a#team", "about.html"],
  ["/es/about", "es/about.html"],
  ["/none", "404.html"],
  ["/services/none", "404.html"],
  ["/blog/none", "blog/404.html"],
  ["/es/none", "es/404.html"],
  ["/es/services/none", "es/404.html"],
  ["/es/services/none/at/all", "es/404.html"],
  ["/es/blog/none", "es/blog/404.html"],
  ["/blog/2025/none", "blog/404.html"],
])("%s leads to %s", (link, file) => {
  expect(builtPage(link, folder.at())("body").text()).toBe(file);
});
