import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { withElements } from "../../src/components/ui/words";

it("replaces each placeholder with its element, in the text's order", () => {
  const text = withElements("Ring {phone} or write to {email}.", { email: <b>mail</b>, phone: <i>775</i> });
  expect(renderToStaticMarkup(<p>{text}</p>)).toBe("<p>Ring <i>775</i> or write to <b>mail</b>.</p>");
});

it("joins adjacent strings, because React would write an HTML comment between them", () => {
  const text = withElements("{year} {company}. {license}.", { year: <i>2026</i>, company: "Firm", license: "No. 7" });
  expect(renderToString(<p>{text}</p>)).toBe("<p><i>2026</i> Firm. No. 7.</p>");
});
