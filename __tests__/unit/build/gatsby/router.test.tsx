import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { withoutRouter, type RootElement } from "../../../../src/build/gatsby/router";

interface Reach {
  readonly Router: ComponentType<{ readonly id: string; readonly children: ReactNode }>;
  readonly ServerLocation: ComponentType<{ readonly url: string; readonly children: ReactNode }>;
}
// Gatsby's own router, which comes without types.
const { Router, ServerLocation } = jest.requireActual<Reach>("@gatsbyjs/reach-router");

interface PageProps {
  readonly path: string;
  readonly location?: { readonly pathname: string };
}
const Page = ({ path, location }: PageProps) => (
  <p style={{ color: "red" }}>
    {path} {location?.pathname}
  </p>
);

/** The root as Gatsby's static-entry.js draws it. */
const root = (children: ReactNode): RootElement => <ServerLocation url="/about">{children}</ServerLocation>;
const router = (
  <Router key="router" id="gatsby-focus-wrapper">
    <Page path="/*" />
  </Router>
);
const announcer = <div key="announcer" id="gatsby-announcer" style={{ position: "absolute", top: 0 }} aria-live="assertive" />;

it("draws the page alone, as the router would, without the router's own elements", () => {
  const before = renderToStaticMarkup(root([router, announcer]));
  const after = renderToStaticMarkup(withoutRouter(root([router, announcer]), "/about"));

  expect(before).toContain("gatsby-focus-wrapper");
  expect(before).toContain(after);
  expect(after).toMatch(/^<p style="color:red">.*\/about<\/p>$/);
});
