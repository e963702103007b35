import { PHOTO_BYTES_PER_HOUR, POSTS_PER_HOUR } from "../../../src/quote/limits";
import { networkDigest, limitsOf, networksOf } from "../../../src/worker/limit";

const HOUR = 3_600_000;

it.each([
  ["2001:db8:1:2:3:4:5:6", ["20010db800010002/64", "20010db8000100/56", "20010db80001/48"]],
  ["2001:db8:1:2::1", ["20010db800010002/64", "20010db8000100/56", "20010db80001/48"]],
  ["2001:db8:1:1ff::1", ["20010db8000101ff/64", "20010db8000101/56", "20010db80001/48"]],
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["", [""]],
  ["unknown", ["unknown"]],
])("the address %s counts toward the networks %j", (address, networks) => {
  expect(networksOf(address)).toEqual(networks);
});

it.each([
  ["network", "secret", "203.0.113.8", 0],
  ["hour", "secret", "203.0.113.7", HOUR],
  ["secret", "other", "203.0.113.7", 0],
])("returns a different digest for a different %s", async (_, secret, network, now) => {
  expect(await networkDigest(secret, network, now)).not.toBe(await networkDigest("secret", "203.0.113.7", 0));
});

describe.each([
  ["POSTS_PER_HOUR", "postsPerHour", POSTS_PER_HOUR],
  ["PHOTO_BYTES_PER_HOUR", "photoBytesPerHour", PHOTO_BYTES_PER_HOUR],
] as const)("the host's variable %s", (name, limit, defaultLimit) => {
  let error: jest.SpiedFunction<typeof console.error>;
  beforeEach(() => {
    error = jest.spyOn(console, "error").mockImplementation(() => undefined);
  });
  afterEach(() => error.mockRestore());

  it.each([
    [undefined, defaultLimit],
    ["", defaultLimit],
    ["3", 3],
    ["1000", 1000],
    ["999999999999", 999_999_999_999],
  ])("%j is %d", (value, expected) => {
    expect(limitsOf({ [name]: value })[limit]).toBe(expected);
    expect(error).not.toHaveBeenCalled();
  });

  it.each([
    ...["abc", "0", "-1", "1.5", "1,000", "1_000", "12 forms", "1e3", "1e99", "0x10", "NaN", "Infinity", "null", "true"],
    ...[" ", " 5", " 5 ", "5\n", "+5", "05", "\u200b5", "９", "9".repeat(13), "9".repeat(40)],
  ])("%j is reported, and the default applies", (value) => {
    expect(limitsOf({ [name]: value })[limit]).toBe(defaultLimit);
    expect(error).toHaveBeenCalledTimes(1);
    expect(error).toHaveBeenCalledWith(
      expect.stringContaining(`${name}: expected a whole number greater than 0, found ${JSON.stringify(value)}`),
    );
  });
});
