import { deliver } from "../../../src/quote/deliver";
import type { FormReceiver } from "../../../src/quote/form-receiver";

const ENDPOINT = "https://forms.example/quote";

const send = async (entries: Record<string, string> = {}, kind: FormReceiver["kind"] = "endpoint"): Promise<boolean> => {
  const fields = new FormData();
  for (const [name, value] of Object.entries(entries)) fields.append(name, value);
  return (await deliver({ kind, action: ENDPOINT, hasPhotos: false }, fields)).isReceived;
};

const fetchSpy = jest.spyOn(globalThis, "fetch");

afterEach(() => fetchSpy.mockReset());
afterAll(() => fetchSpy.mockRestore());

it("sends the fields URL-encoded, and asks for JSON", async () => {
  fetchSpy.mockResolvedValue(new Response());
  await send({ name: "Ana & Bo", email: "ana@example.com", message: "Two cars\nwide", website: "" });
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
])("for status %d, returns isReceived: %s", async (status, delivered) => {
  fetchSpy.mockResolvedValue(new Response(null, { status }));
  expect(await send()).toBe(delivered);
});

it.each([
  ["endpoint", 10_000],
  ["netlify", 120_000],
  ["worker", 120_000],
] as const)("with the receiver %s, times out after %d milliseconds", async (kind, milliseconds) => {
  // Replace AbortSignal.timeout, because fake timers do not control it.
  const limit = new AbortController();
  const timeout = jest.spyOn(AbortSignal, "timeout").mockReturnValue(limit.signal);
  fetchSpy.mockImplementation((_, { signal } = {}) => new Promise((_resolve, reject) => signal?.addEventListener("abort", reject)));
  const done = jest.fn();
  const delivered = send({}, kind).then(done);
  await new Promise(setImmediate);
  expect(done).not.toHaveBeenCalled();
  limit.abort();
  await delivered;
  expect(done).toHaveBeenCalledWith(false);
  expect(timeout.mock.calls).toEqual([[milliseconds]]);
  timeout.mockRestore();
});
