import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutRouterStyles } from "../../../src/gatsby/router-styles";

interface Reach {
  readonly Router: ComponentType<{ readonly id: string; readonly children: ReactNode }>;
  readonly ServerLocation: ComponentType<{ readonly url: string; readonly children: ReactNode }>;
}
// Gatsby's own router, which comes without types.
const { Router, ServerLocation } = jest.requireActual<Reach>("@gatsbyjs/reach-router");

const Page = ({ path }: { readonly path: string }) => <p style={{ color: "red" }}>{path}</p>;

/** The root as Gatsby's static-entry.js draws it. */
const root = (children: ReactNode) => <ServerLocation url="/about">{children}</ServerLocation>;
const router = (
  <Router key="router" id="gatsby-focus-wrapper">
    <Page path="/*" />
  </Router>
);
const announcer = <div key="announcer" id="gatsby-announcer" style={{ position: "absolute", top: 0 }} aria-live="assertive" />;

it("draws the router's own elements without style attributes, and leaves others alone", () => {
  const before = renderToStaticMarkup(root([router, announcer]));
  expect(before.match(/ style="/g)).toHaveLength(3);

  const after = renderToStaticMarkup(withoutRouterStyles(root([router, announcer])));
  expect(after).toBe(before.replace(' style="outline:none"', "").replace(' style="position:absolute;top:0"', ""));
  expect(after).toContain('<p style="color:red">');
});

it.each([
  ["without the announcer", [router], "found gatsby-focus-wrapper"],
  ["with another wrapper", [<div key="a" id="wrap" />, announcer], "found wrap, gatsby-announcer"],
  ["without anything", [], "found nothing"],
])("stops the build %s", (_, children, found) => {
  expect(() => withoutRouterStyles(root(children))).toThrow(found);
});
