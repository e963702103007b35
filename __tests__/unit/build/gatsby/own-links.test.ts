import { withOwnLinks } from "../../../../src/build/gatsby/own-links";

const finish = (html: string) => withOwnLinks(html, "es", ["/es", "/es/contact"]);

it.each([
  ['<a href="/contact?service=other#quote" class="x">Now</a>', '<a href="/es/contact?service=other#quote" class="x">Now</a>'],
  ['<a class="x" href="/"><b>Home</b></a>', '<a class="x" href="/es"><b>Home</b></a>'],
  ['<a href="/blog/how-often">How often</a>', '<a href="/blog/how-often" hreflang="en">How often (en inglés)</a>'],
])("leads %s to the language's own page, or marks it", (html, finished) => {
  expect(finish(`<p>${html}</p>`)).toBe(`<p>${finished}</p>`);
});

it.each([
  '<a href="/es/contact">Now</a>',
  '<a href="/contact" hrefLang="en">English</a>',
  '<a href="/images/lot.jpg">Picture</a>',
  '<a href="#main">Main</a>',
  '<a href="https://other.example/contact">Other</a>',
])("leaves %s as it is", (html) => {
  expect(finish(html)).toBe(html);
});
