import { cloneElement, type ReactElement } from "react";
import { screen } from "@testing-library/react";
import { blackPicture, grayPicture } from "../../src/components/examples/example";
import { contactDetailsExamples } from "../../src/components/sections/contact-details.examples";
import { crackGaugeExamples } from "../../src/components/sections/crack-gauge.examples";
import { Finder, FinderChoices } from "../../src/components/sections/finder";
import { Hero } from "../../src/components/sections/hero";
import { LinkList } from "../../src/components/sections/link-list";
import { People } from "../../src/components/sections/people";
import { ProjectCards } from "../../src/components/sections/project-cards";
import { RelatedLinks } from "../../src/components/sections/related-links";
import { Trust } from "../../src/components/sections/trust";
import { WorkGallery } from "../../src/components/sections/work-gallery";
import { Breadcrumbs } from "../../src/components/ui/breadcrumbs";
import { required } from "../../src/content/shared/required";
import { whatItCostsExamples } from "../../src/pricing/what-it-costs.examples";
import type { Sheet as SheetWords } from "../../src/worksheets/types";
import { TableHead } from "../../src/worksheets/sheet-fields";
import { Sheet } from "../../src/worksheets/sheet";
import { SheetLinks } from "../../src/worksheets/sheet-links";
import { render } from "./with-words";

const TEXT = "Text (702) 555-0188, or send the W-9 within 24-48 hours";
const PARTS = ["(702) 555-0188,", "W-9", "24-48 hours"];

const change = (element: ReactElement | undefined, props: object): ReactElement => cloneElement(required(element, "example"), props);
const costs = required(whatItCostsExamples["A driveway"], "example");
const { guide } = costs.props as { readonly guide: { readonly rows: object; readonly calculator: object } };

const link = { label: TEXT, to: "/contact", title: TEXT, path: "/blog/a", summary: TEXT };
const picture = { ...blackPicture, caption: null };
const pair = { heading: TEXT, text: TEXT, before: grayPicture, after: picture };
const door = { owner: TEXT, anchor: "a", link: "/contact", sees: [link] };
const sheet: SheetWords = { name: "notice", title: TEXT, blocks: [{ heading: TEXT, fields: [], points: [], company: false }] };

const ELEMENTS: Readonly<Record<string, ReactElement>> = {
  "contact details": change(contactDetailsExamples["Without optional details"], { text: TEXT }),
  "a crack gauge's prompt": change(crackGaugeExamples["Three questions and their answers"], { prompt: TEXT }),
  "a crack gauge's answer": change(crackGaugeExamples["Three questions and their answers"], {
    wait: { title: TEXT, condition: "A", text: "B", season: "C" },
  }),
  "a person's role": <People people={[{ name: "A", role: TEXT, text: null, picture: null }]} truck={null} />,
  "a project's stages": (
    <ProjectCards projects={[{ title: "A", scope: "B", category: "Repair", stages: [{ when: TEXT, text: TEXT }], picture: null }]} />
  ),
  breadcrumbs: (
    <Breadcrumbs
      crumbs={[
        { title: TEXT, path: "/" },
        { title: TEXT, path: "/a" },
      ]}
    />
  ),
  "a list of links": <LinkList heading="A" links={[link]} />,
  "related links": <RelatedLinks groups={[{ heading: "A", links: [link] }]} />,
  "a hero's link": <Hero heading="A" text={TEXT} link={link} />,
  "trust links": <Trust company={{ license: undefined, papers: [{ name: TEXT, url: "https://example.com" }] }} />,
  "a work gallery": <WorkGallery heading="A" pairs={[pair]} />,
  "a finder": <Finder heading="A" doors={[door]} />,
  "a finder's first question": <FinderChoices heading="A" doors={[door]} link={link} />,
  "a price table": change(costs, { kind: "patches", guide: { ...guide, moves: link, rows: { ...guide.rows, afterLook: TEXT } } }),
  "a calculator": change(costs, { guide: { ...guide, calculator: { ...guide.calculator, summary: TEXT } } }),
  "an open calculator": change(costs, { isOpen: true, guide: { ...guide, calculator: { ...guide.calculator, summary: TEXT } } }),
  "a worksheet": <Sheet {...sheet} print="Print" known={{ license: undefined }} />,
  "a worksheet's table": (
    <table>
      <TableHead columns={[TEXT]} />
    </table>
  ),
  "links to worksheets": <SheetLinks heading={TEXT} sheets={[sheet]} />,
};

it.each(Object.entries(ELEMENTS))("keeps numbers and codes in %s on one line", (_, element) => {
  const count = render(element).container.textContent.split(TEXT).length - 1;
  expect(count).toBeGreaterThan(0);
  const unbroken = screen.getAllByText(/./, { selector: ".nowrap" }).map(({ textContent }) => textContent);
  // Some elements also have prices or phone numbers of their own.
  expect(unbroken.filter((text) => PARTS.includes(text))).toEqual(Array.from({ length: count }, () => PARTS).flat());
});
