import { screen } from "@testing-library/react";
import { PhotoButtons } from "../../src/components/ui/contact-links";
import { mailLink } from "../../src/content/format/mail-link";
import { smsLink } from "../../src/content/format/phone";
import { fixture } from "../fixtures/content";
import { render, words } from "./with-words";

const { email } = fixture.business;
const { textPhone } = fixture.company;
const { photos } = words;

const links = () => screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

it("offers only email if no number for text messages is set", () => {
  render(<PhotoButtons email={email} textPhone={null} />);
  expect(links()).toEqual([[photos.email, mailLink(email, photos)]]);
});

describe("if a number for text messages is set", () => {
  it("offers a text message, then email", () => {
    render(<PhotoButtons email={email} textPhone={textPhone} />);
    expect(links()).toEqual([
      [photos.text, smsLink(textPhone ?? "", photos.lines)],
      [photos.email, mailLink(email, photos)],
    ]);
  });

  it("fills in the same lines in both messages", () => {
    render(<PhotoButtons email={email} textPhone={textPhone} />);
    const bodies = links().map(([, href]) => new URLSearchParams(href?.split("?")[1]).get("body")?.replaceAll("\r\n", "\n"));
    expect(bodies).toEqual([photos.lines, photos.lines]);
  });
});
