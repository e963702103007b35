import { senderOf } from "../../../src/worker/limit";

const HOUR = 3_600_000;
const SENDER = senderOf("secret", "2001:db8:1:2:3:4:5:6", 0);

it("returns the same digest for all addresses in a /64 network", async () => {
  expect(await senderOf("secret", "2001:db8:1:2::1", 0)).toBe(await SENDER);
});

it.each([
  ["network", "secret", "2001:db8:1:3::1", 0],
  ["IPv4 address", "secret", "203.0.113.7", 0],
  ["hour", "secret", "2001:db8:1:2::1", HOUR],
  ["secret", "other", "2001:db8:1:2::1", 0],
])("returns a different digest for a different %s", async (_, secret, address, now) => {
  expect(await senderOf(secret, address, now)).not.toBe(await SENDER);
});
