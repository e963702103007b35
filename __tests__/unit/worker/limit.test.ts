import { networkOf, senderOf } from "../../../src/worker/limit";

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2"],
  ["2001:db8:1:2::1", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["2001::2:3:4:5:6:7", "2001:0:2:3"],
  ["::1", "0:0:0:0"],
  ["", ""],
  ["no:address", "no:address"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it("returns one digest for all addresses of a network, and a different one for each network, hour and secret", async () => {
  const code = await senderOf("secret", "2001:db8::1", 0);
  expect(await senderOf("secret", "2001:db8::ffff", 0)).toBe(code);
  const others = [
    senderOf("secret", "2001:db8:0:1::1", 0),
    senderOf("secret", "2001:db8::1", 3_600_000),
    senderOf("other", "2001:db8::1", 0),
  ];
  expect(await Promise.all(others)).not.toContain(code);
});
