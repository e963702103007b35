/** Tests that the preview of the privacy page shows the sections that the site adds to it. */
import { render, screen } from "@testing-library/react";
import { LOCAL_PROXY } from "../../../src/cms/backend";
import { editorSite } from "../../../src/cms/editor-site";
import { Preview } from "../../../src/cms/preview/previews";
import type { Hosting } from "../../../src/content/schema/hosting";
import { required } from "../../../src/content/shared/required";
import { fixture } from "../../fixtures/content";
import { REQUEST_STORE } from "../../fixtures/request-store";

jest.mock("gatsby", () => jest.requireActual<object>("../../../src/cms/preview/gatsby"));
jest.mock("react-helmet", () => jest.requireActual<object>("../../../src/cms/preview/gatsby"));

const { sections, whenChecked, whenKeptHere, whenMeasured, whenNetlify } = fixture.privacyPage;

/** Previews a draft of the privacy page, with the data that the editor has of a site with these settings. */
const preview = (hosting: Hosting): void => {
  const { content } = editorSite({ en: { ...fixture, hosting } }, LOCAL_PROXY, []);
  render(<Preview name="privacyPage" draft={{ slug: "privacyPage", data: fixture.privacyPage, language: "en" }} content={content} />);
};

it.each<[string, Hosting, string | undefined]>([
  ["Plausible", { delivery: {}, analytics: { plausible: { domain: "desert-asphalt.us" } } }, whenMeasured?.plausible.heading],
  ["Cloudflare", { delivery: {}, analytics: { cloudflareToken: "0".repeat(32) } }, whenMeasured?.cloudflare.heading],
  ["requests that the site stores", { delivery: { requests: REQUEST_STORE } }, whenKeptHere?.heading],
  ["Turnstile", { delivery: { requests: { ...REQUEST_STORE, turnstileSiteKey: "0x4" } } }, whenChecked?.heading],
  ["Netlify's forms", { delivery: { netlify: true } }, whenNetlify?.heading],
])("shows the section about %s", (_, hosting, heading) => {
  preview(hosting);
  expect(screen.getByRole("heading", { name: required(heading, "A heading") })).toBeInTheDocument();
});

it("shows the introduction of a site that counts visits", () => {
  preview({ delivery: {}, analytics: { plausible: { domain: "desert-asphalt.us" } } });
  expect(screen.getByText(required(whenMeasured?.text, "A text"))).toBeInTheDocument();
});

it("shows only the page's own sections if no service is configured", () => {
  preview({ delivery: {} });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual(
    sections.map(({ heading }) => heading),
  );
});
