/* eslint-disable testing-library/no-node-access -- tags in the head have no roles */
import { render } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { PageHead } from "../../src/components/layout/page-head";
import { words } from "./with-words";
import { servicePage, site } from "../unit/seo/site";

const HOSTILE = '</title></script><script>alert("1")</script> & "quotes"';

beforeEach(() =>
  jest.mocked(useStaticQuery).mockReturnValue({
    allSettings: { nodes: [{ lang: "en", pages: [], value: { business: site, words, company: {}, facts: { prices: {} } } }] },
  }),
);

it("escapes HTML in texts when rendering on the server", () => {
  const canUseDOM = Helmet.canUseDOM;
  Helmet.canUseDOM = false;
  render(
    <PageHead {...servicePage} title={HOSTILE} description={HOSTILE} topic={{ kind: "service", name: HOSTILE, description: HOSTILE }} />,
  );
  const { title, meta, script } = Helmet.renderStatic();
  Helmet.canUseDOM = canUseDOM;
  const page = new DOMParser().parseFromString([title, meta, script].join(""), "text/html");

  expect(page.title).toBe(HOSTILE);
  expect(page.querySelector<HTMLMetaElement>("meta[name=description]")?.content).toBe(HOSTILE);
  expect(page.querySelectorAll("script")).toHaveLength(1);
  expect(page.querySelector("script")?.textContent).toContain('"@graph"');
});
