import { contactLink } from "../../../src/prices/ask";
import { drawForm, field } from "./quote-page";

/** Comes to the form as a link from the prices does. */
const arrive = (path: string, state: unknown = null) => window.history.replaceState(state, "", path);

afterEach(() => {
  arrive("/");
  // Each test is a visitor of its own: the form keeps a draft.
  sessionStorage.clear();
});

it("chooses the service that the address names, and writes out what was asked about", () => {
  const { to, state } = contactLink({ service: "commercial-sealcoating", details: "A lot, 20,000 sq ft." });
  // Nothing of what was worked out goes into an address, which hosts write down.
  expect(to).toBe("/contact?service=commercial-sealcoating");
  arrive(to, state);
  drawForm();
  expect(field("service")).toHaveValue("commercial-sealcoating");
  expect(field("message")).toHaveValue("A lot, 20,000 sq ft.");
  expect(field("name")).toHaveValue("");
});

it.each([
  ["a service that is none", "/contact?service=moon-landing", null],
  ["an empty service", "/contact?service=", null],
  ["another page's state", "/contact", { key: "1", details: { deep: 1 } }],
  ["a state that is no object", "/contact", 7],
  ["a name that is also a field's", "/contact?name=Eve&message=Hello", null],
])("takes nothing from %s", (_, path, state) => {
  arrive(path, state);
  drawForm();
  expect(field("service")).toHaveValue("");
  expect(field("message")).toHaveValue("");
  expect(field("name")).toHaveValue("");
});
