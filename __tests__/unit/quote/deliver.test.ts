import { ANSWER_TIMEOUT_MS, deliver, type Post } from "../../../src/quote/deliver";

const ENDPOINT = "https://forms.example/quote";

const fields = (entries: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.append(name, value);
  return data;
};

const answer = (status: number) =>
  jest.fn<ReturnType<Post>, Parameters<Post>>(() => Promise.resolve(new Response(status === 204 ? null : "", { status })));

/** Answers as `fetch` does when nobody is there: never, until it is told to stop. */
const silence: Post = (_, { signal }) =>
  new Promise((_resolve, reject) => {
    signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError")));
  });

it("posts the fields as a form would, asking for JSON", async () => {
  const post = answer(200);
  await deliver(ENDPOINT, fields({ name: "Ana & Bo", email: "ana@example.com", message: "Two cars\nwide", website: "" }), post);
  const [url, request] = post.mock.calls[0] ?? [];
  expect(url).toBe(ENDPOINT);
  expect(request).toMatchObject({ method: "POST", headers: { Accept: "application/json" } });
  expect(String(request?.body)).toBe("name=Ana+%26+Bo&email=ana%40example.com&message=Two+cars%0Awide&website=");
});

it.each([
  [200, true],
  [201, true],
  [202, true],
  [204, true],
  [304, false],
  [400, false],
  [404, false],
  [422, false],
  [429, false],
  [500, false],
  [503, false],
])("takes status %d for delivered: %s", async (status, delivered) => {
  expect(await deliver(ENDPOINT, fields({}), answer(status))).toBe(delivered);
});

it.each<[string, Post]>([
  ["the network is down", () => Promise.reject(new TypeError("Failed to fetch"))],
  [
    "the browser has no fetch",
    () => {
      throw new TypeError("fetch is not a function");
    },
  ],
])("has not delivered when %s", async (_, post) => {
  expect(await deliver(ENDPOINT, fields({}), post)).toBe(false);
});

describe("time", () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it("gives up after 10 seconds without an answer, not before", async () => {
    const done = jest.fn();
    void deliver(ENDPOINT, fields({}), silence).then(done);
    await jest.advanceTimersByTimeAsync(9_999);
    expect(done).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(done).toHaveBeenCalledWith(false);
    expect(ANSWER_TIMEOUT_MS).toBe(10_000);
  });

  it("leaves no timer behind", async () => {
    await deliver(ENDPOINT, fields({}), answer(200));
    expect(jest.getTimerCount()).toBe(0);
  });
});
