/** Faults in a page's content, such as empty sections, joined words, numbers that may wrap, and pictures without dimensions. */
import { load } from "cheerio";
import { nowrapParts } from "../../src/content/format/nowrap";
import { inEnglish } from "../../src/content/shared/languages";
import { texts, unless, type BuiltPage } from "./built-site";

/** Reports sections without content. */
export const emptySections = ({ $ }: BuiltPage): readonly string[] =>
  [...$("main section")].flatMap((section) => {
    const rest = $(section).clone();
    rest.find("h2, h3").first().remove();
    const isEmpty = rest.text().trim() === "" && rest.find("img, svg, input, iframe").length === 0;
    return isEmpty ? [`a section without content: ${$(section).find("h2, h3").first().text()}`] : [];
  });

/** Matches a control character other than tabs and line breaks, or the replacement character, with the text around it. */
const BROKEN_CHARACTER = /.{0,20}(?:[^\P{Cc}\t\r\n]|\uFFFD).{0,20}/gu;

/** Reports control characters and replacement characters, which appear when a renderer or decoder splits a multibyte character. */
export const brokenCharacters = ({ html }: BuiltPage): readonly string[] =>
  [...html.matchAll(BROKEN_CHARACTER)].map(([text]) => `broken character: ${JSON.stringify(text)}`);

/** Elements that the check for broken numbers skips: h1 and h2, diagrams, and elements whose text does not break or is invisible. */
const SKIPPED = ".nowrap, a[href^='tel:'], a[href^='sms:'], title, script, style, option, noscript, svg, .visually-hidden, h1, h2";

/** Reports ranges, times and measurements that may break across lines, and nowrap elements that contain anything else. */
export const brokenNumbers = (page: BuiltPage): readonly string[] => {
  const $ = load(page.html);
  $(SKIPPED).remove();
  // In the result of nowrapParts, the parts at odd indexes must not break.
  const loose = [...$("main *, footer *").contents()].flatMap((node) =>
    "data" in node ? nowrapParts(node.data).filter((_, index) => index % 2 === 1) : [],
  );
  // Allow prices: the price table marks every price as nowrap (src/pricing/what-it-costs.tsx).
  const isOneUnit = (text: string): boolean => {
    const [before, unit, after] = nowrapParts(text);
    return (before === "" && unit === text && after === "") || /^\$[\d,.]+$/.test(text);
  };
  const wide = texts(page, ".nowrap").filter((text) => !isOneUnit(text));
  const wrongElements = [...page.$(".nowrap").not("span")].map(({ name }) => `expected nowrap only on spans, found it on <${name}>`);
  return [...loose.map((text) => `may break across lines: ${text}`), ...wide.map((text) => `needs no nowrap: ${text}`), ...wrongElements];
};

/** Checks whether a `width` or `height` attribute is a number of pixels greater than 1. */
const isDimension = (value: string | undefined): boolean => Number(value) > 1 && Number.isInteger(Number(value));

/** Reports pictures with wrong formats, missing dimensions or wrong priorities. __tests__/browser/pages.spec.ts tests their sizes. */
export const pictureFaults = ({ $, route }: BuiltPage): readonly string[] => {
  const images = [...$("main img")];
  const pictures = [...$("picture:has(source)")];
  const responsive = [...$("[srcset]")];
  const first = images.filter(({ attribs }) => attribs.fetchpriority === "high");
  const [leading] = ["/blog", "/projects"].includes(inEnglish(route)) ? [...$("main :is(li, article) img")] : [];
  return [
    ...pictures.flatMap((picture) => {
      const types = [...$(picture).find("source")].map(({ attribs }) => attribs.type);
      const { src = "", srcset, width, height } = $(picture).find("img").attr() ?? {};
      const isComplete =
        types.join() === "image/avif" && srcset === undefined && /\.jpe?g$/.test(src) && isDimension(width) && isDimension(height);
      return unless(isComplete, `expected an AVIF source and a JPEG with dimensions: ${src}`);
    }),
    ...responsive.flatMap(({ attribs }) =>
      unless(/(?:vw|rem|px|\))$/.test(attribs.sizes ?? ""), `srcset without valid sizes: ${attribs.srcset ?? ""}`),
    ),
    ...unless(first.length <= 1, "more than one picture has high priority"),
    // On a phone, no picture is above the list, so the list's first picture must load early.
    ...unless(!leading || leading === first[0], "the list's first picture does not have high priority"),
    ...images
      .filter((image) => image.attribs.loading !== (first.includes(image) ? "eager" : "lazy"))
      .map(({ attribs }) => `loads too early or too late: ${attribs.src ?? ""}`),
  ];
};

/** Elements that a text browser writes on the same line as their neighbors. Omits labels, because form fields separate them. */
const INLINE = "a, b, button, em, small, span, strong, summary, time";

/** Reports adjacent elements whose words a text browser would join because no space separates them. Skips diagrams. */
export const joinedWords = ({ $ }: BuiltPage): readonly string[] =>
  [...$("body").find(INLINE).not("svg *")].flatMap((element) => {
    const { next } = element;
    if (!next || !$(next).is(INLINE)) return [];
    const [before, after] = [$(element).text(), $(next).text()];
    return /[^\s(]$/.test(before) && /^[\p{L}\p{N}(]/u.test(after) ? [`joined words: ${before.slice(-20)}${after.slice(0, 20)}`] : [];
  });
