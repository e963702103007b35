import { serviceVariants } from "../../scripts/lib/template-pages";
import type { Content } from "../../src/content/schema";
import { required } from "../../src/content/shared/required";
import { fixture } from "../fixtures/content";

type Service = Content["services"][number];

const [withGauge] = fixture.services.filter(({ crackGauge }) => crackGauge);
const { crackGauge } = required(withGauge, "a service with a crack gauge");
const first = required(fixture.services[0], "a service");
const plain: Service = {
  ...first,
  listKind: "steps",
  beforeAfter: undefined,
  accessibleParking: false,
  photos: false,
  prices: undefined,
  worksheets: [],
  crackGauge: undefined,
  sources: [],
  body: "",
};
const pathsOf = (...changes: readonly Partial<Service>[]) =>
  serviceVariants(changes.map((change, index) => ({ ...plain, slug: `s${index}`, ...change })));

const CHANGES: Partial<Service> = {
  listKind: "scope",
  beforeAfter: { heading: "A", before: { src: "/images/a.jpg", alt: "A" }, after: { src: "/images/b.jpg", alt: "B" } },
  accessibleParking: true,
  photos: true,
  prices: "cracks",
  worksheets: ["notice"],
  crackGauge,
  sources: [{ title: "A study", url: "https://example.com/" }],
  body: "A text.",
};

it.each(Object.entries(CHANGES))("includes a service with another %s", (field, value) => {
  expect(pathsOf({}, {}, { [field]: value })).toEqual(["/services/s0", "/services/s2"]);
});

it("includes a service for each kind of price", () => {
  expect(pathsOf({ prices: "driveway" }, { prices: "lot" }, { prices: "lot" })).toEqual(["/services/s0", "/services/s1"]);
});

it("omits services that differ only in texts", () => {
  expect(pathsOf({ body: "A text." }, { title: "B", body: "Another text." })).toEqual(["/services/s0"]);
});
