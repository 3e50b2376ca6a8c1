import { expect, it } from "vitest";
import { clientIp } from "./client-ip.js";

const PROXY = "10.0.0.9";
const of = (ip: string | undefined, remoteAddress: string | undefined = PROXY) =>
  clientIp({ ip, socket: { remoteAddress } });

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["203.0.113.7:5678", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["[::ffff:203.0.113.7]:443", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]:80", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["::1", "0:0:0:0::/64"],
  ["[::1]:80", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
])("%s counts as %s", (ip, expected) => {
  expect(of(ip)).toBe(expected);
});

it.each([
  ...[undefined, "", " ", "unknown", "_hidden", "1", "1.2.3", "1.2.3.4.5", "999.1.1.1", "1.2.3.4:", "1.2.3.4:x"],
  ...["1.2.3.4:123456", "[::1", "::1]:80", "[1.2.3.4]x", "2001:db8:::1", "evil.example", "1.2.3.4, 5.6.7.8", "%"],
])("%j counts as the connection's own address", (ip) => {
  expect(of(ip)).toBe(PROXY);
});

it("is empty where the connection is gone", () => {
  expect(of("unknown", "")).toBe("");
});
