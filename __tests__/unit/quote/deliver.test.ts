import { ANSWER_TIMEOUT_MS, deliver } from "../../../src/quote/deliver";

const ENDPOINT = "https://forms.example/quote";

const fields = (entries: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
};

const fetchSpy = jest.spyOn(globalThis, "fetch");

const answer = (status: number) => void fetchSpy.mockResolvedValue(new Response([204, 304].includes(status) ? null : "", { status }));

/** A fake fetch without a response. Rejects when the request is aborted. */
const silence: typeof fetch = (_, { signal } = {}) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(new DOMException("stopped", "TimeoutError")));
  });

afterEach(() => fetchSpy.mockReset());
afterAll(() => fetchSpy.mockRestore());

it("posts the fields like a form, and requests JSON", async () => {
  answer(200);
  await deliver(ENDPOINT, fields({ name: "Ana & Bo", email: "ana@example.com", message: "Two cars\nwide", website: "" }));
  const [url, request] = fetchSpy.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT);
  expect(request).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
  expect(request?.body instanceof URLSearchParams && request.body.toString()).toBe(
    "name=Ana+%26+Bo&email=ana%40example.com&message=Two+cars%0Awide&website=",
  );
});

it.each([
  [200, true],
  [204, true],
  [400, false],
  [429, false],
  [500, false],
])("treats status %d as delivered: %s", async (status, delivered) => {
  answer(status);
  expect(await deliver(ENDPOINT, fields({}))).toBe(delivered);
});

it.each<[string, typeof fetch]>([
  ["the network is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "the browser has no fetch",
    () => {
      throw new TypeError("fetch is not a function");
    },
  ],
])("returns false if %s", async (_, post) => {
  fetchSpy.mockImplementation(post);
  expect(await deliver(ENDPOINT, fields({}))).toBe(false);
});

it("times out after 10 seconds without a response", async () => {
  // Fake timers do not control AbortSignal.timeout.
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  fetchSpy.mockImplementation(silence);
  const done = jest.fn();
  const delivered = deliver(ENDPOINT, fields({})).then(done);
  await new Promise(setImmediate);
  expect(done).not.toHaveBeenCalled();
  limit.abort();
  await delivered;
  expect(done).toHaveBeenCalledWith(false);
  expect(timeout.mock.calls).toEqual([[ANSWER_TIMEOUT_MS]]);
  expect(ANSWER_TIMEOUT_MS).toBe(10_000);
  timeout.mockRestore();
});
