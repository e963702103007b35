/**
 * Tests that drafts never keep a form from opening. Storing and restoring is tested in __tests__/browser/office/drafts.spec.ts.
 *
 * @jest-environment jsdom
 */
import { Drafts } from "../../../src/cms/admin/unsaved-text";
import { NewPictures } from "../../../src/cms/admin/new-pictures";

const FORM = { collection: "posts", slug: "a-post" };

/** Returns a response with a text, as the cache does. jsdom has no `Response`. */
const response = (text: string) => ({ json: () => Promise.resolve().then((): unknown => JSON.parse(text)) });
const cacheWith = (match: () => Promise<unknown>) => ({ open: () => Promise.resolve({ match }) });
const fail = (): Promise<never> => Promise.reject(new DOMException("blocked", "SecurityError"));

const mockCaches = (caches: unknown): void => {
  Object.defineProperty(window, "caches", { configurable: true, value: caches });
};

const newDrafts = (): Drafts => new Drafts(new NewPictures(() => false));

beforeEach(() => void jest.spyOn(console, "warn").mockImplementation());
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, "caches");
});

it.each([
  ["the browser has no cache", undefined],
  ["the browser blocks the cache", { open: fail }],
  ["the browser cannot read the cache", cacheWith(fail)],
  ["the draft is not JSON", cacheWith(() => Promise.resolve(response("{broken")))],
  ["the draft is not an object", cacheWith(() => Promise.resolve(response("null")))],
])("offers no draft, and logs a warning, if %s", async (_, caches) => {
  mockCaches(caches);
  await expect(newDrafts().offer(FORM)).resolves.toBeUndefined();
  expect(console.warn).toHaveBeenCalledTimes(1);
});

it("offers no draft, without a warning, if none is stored", async () => {
  mockCaches(cacheWith(() => Promise.resolve(undefined)));
  await expect(newDrafts().offer(FORM)).resolves.toBeUndefined();
  expect(console.warn).not.toHaveBeenCalled();
});
