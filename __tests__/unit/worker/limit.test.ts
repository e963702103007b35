import { digestOf, networksOf, wholeNumber } from "../../../src/worker/limit";

const HOUR = 3_600_000;

it.each([
  ["2001:db8:1:2:3:4:5:6", ["20010db800010002/64", "20010db8000100/56", "20010db80001/48"]],
  ["2001:db8:1:2::1", ["20010db800010002/64", "20010db8000100/56", "20010db80001/48"]],
  ["2001:db8:1:1ff::1", ["20010db8000101ff/64", "20010db8000101/56", "20010db80001/48"]],
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["", ["", ""]],
])("the address %s counts toward the networks %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

it.each([
  ["network", "secret", "203.0.113.8", 0],
  ["hour", "secret", "203.0.113.7", HOUR],
  ["secret", "other", "203.0.113.7", 0],
])("returns a different digest for a different %s", async (_, secret, network, now) => {
  expect(await digestOf(secret, network, now)).not.toBe(await digestOf("secret", "203.0.113.7", 0));
});

describe("a number in the host's variables", () => {
  const error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  beforeEach(() => error.mockClear());
  afterAll(() => error.mockRestore());

  it.each([
    [undefined, 12],
    ["", 12],
    ["3", 3],
    ["1000", 1000],
  ])("%j is %d", (value, expected) => {
    expect(wholeNumber("POSTS_PER_HOUR", value, 12)).toBe(expected);
    expect(error).not.toHaveBeenCalled();
  });

  it.each(["abc", "0", "-1", "1.5", "1e3", " 5", "0x10", "NaN", "Infinity", "９"])(
    "%j is reported and replaced with the default",
    (value) => {
      expect(wholeNumber("POSTS_PER_HOUR", value, 12)).toBe(12);
      expect(error).toHaveBeenCalledWith(
        expect.stringContaining(`POSTS_PER_HOUR: expected a whole number greater than 0, found "${value}"`),
      );
    },
  );
});
