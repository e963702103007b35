import { partText, piecesOf } from "../../../src/components/sections/text-parts";
import type { PictureSource } from "../../../src/components/ui/picture";

const DIAGRAM = "<figure><svg></svg><figcaption>Drawn</figcaption></figure>";
const OWN = '<p><img src="/images/a.jpg" alt="A"></p>';
const CELL = '<table><tr><td data-column="See"><img src="/images/b.jpg" alt="B &amp; b"> Gray</td></tr></table>';

const picture = (src: string): PictureSource => ({ src, alt: src });
const [own, small] = [picture("/images/a.jpg"), picture("/images/b.jpg")];

describe("the part that opens a page", () => {
  it("is what stands under the first heading, with its diagrams taken to the side", () => {
    const html = `<h2 id="what">What</h2>\n<p>One.</p>${DIAGRAM}<p>Two.</p><h2 id="next">Next</h2><p>Three.</p><h2>Last</h2>`;
    expect(partText({ html, pictures: [] })).toEqual({
      opening: { id: "what", side: `<h2 id="what">What</h2>${DIAGRAM}`, html: "\n<p>One.</p><p>Two.</p>", pictures: [] },
      rest: { html: '<h2 id="next">Next</h2><p>Three.</p><h2>Last</h2>', pictures: [] },
    });
  });

  it("takes its pictures with it, those in tables too", () => {
    const { opening, rest } = partText({ html: `<h2>A</h2>${CELL}<h2>B</h2>${OWN}`, pictures: [small, own] });
    expect([opening?.pictures, rest.pictures]).toEqual([[small], [own]]);
  });

  it.each(["<p>Words first.</p><h2>Then a heading</h2>", "<p>No heading.</p>", ""])("is none in %j", (html) => {
    expect(partText({ html, pictures: [own] })).toEqual({ rest: { html, pictures: [own] } });
  });
});

describe("the pieces of a text", () => {
  it("part it at each picture that has a paragraph of its own", () => {
    expect(piecesOf({ html: `<p>One.</p>${OWN}<p>Two.</p>`, pictures: [own] })).toEqual([
      { html: "<p>One.</p>", picture: undefined },
      { html: "<p>Two.</p>", picture: own },
    ]);
  });

  it("hold the small pictures of tables, lazy, with their description and the space they take", () => {
    const [first, second] = piecesOf({ html: `${CELL}${OWN}`, pictures: [small, own] });
    expect(first?.html).toContain(
      '<td data-column="See"><img src="/images/b.jpg" alt="B &amp; b" loading="lazy" decoding="async"> Gray</td>',
    );
    expect(second).toEqual({ html: "", picture: own });
  });

  it("name the smallest file that the build made of such a picture, and its size", () => {
    const images = { fallback: { src: "/b.jpg", srcSet: "/b-200.jpg 200w,/b-420.jpg 420w,/b-1200.jpg 1200w", sizes: "" } };
    const file = { childImageSharp: { gatsbyImageData: { layout: "fullWidth", width: 1, height: 0.5, images } as const } };
    const [piece] = piecesOf({ html: CELL, pictures: [{ ...small, file }] });
    expect(piece?.html).toContain('<img src="/b-420.jpg" width="420" height="210" alt="B &amp; b"');
  });
});
