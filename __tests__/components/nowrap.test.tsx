import { renderToString } from "react-dom/server";
import { EmailLink } from "../../src/components/ui/contact-links";
import { nowrap } from "../../src/content/format/nowrap";

it("wraps unbreakable parts in elements without changing the text", () => {
  const text = "Walk after 8 hours, drive after 24-48 hours.";
  const page = document.createElement("p");
  page.innerHTML = renderToString(<>{nowrap(text)}</>);
  expect(page).toHaveTextContent(text);
  expect([...page.querySelectorAll(".nowrap")].map(({ textContent }) => textContent)).toEqual(["8 hours", "24-48 hours"]);
  // No adjacent text nodes: React would separate them with comments.
  expect(page.innerHTML).not.toContain("<!--");
});

it("returns other texts unchanged", () => {
  expect(nowrap("A text of words.")).toBe("A text of words.");
});

it("allows line breaks in an email address before the @ and the dots", () => {
  expect(renderToString(<EmailLink email="ask.us@a-firm.example" />)).toContain(">ask<wbr/>.us<wbr/>@a-firm<wbr/>.example</a>");
});
