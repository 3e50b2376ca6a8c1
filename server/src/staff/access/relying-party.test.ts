import { expect, it } from "vitest";
import { relyingPartyOf } from "./relying-party.js";

it.each([
  ["https://shop.example", "other.example", { id: "shop.example", origin: "https://shop.example" }],
  ["https://shop.example:8443", undefined, { id: "shop.example", origin: "https://shop.example:8443" }],
  ["http://localhost:4000", "127.0.0.1:4000", { id: "localhost", origin: "http://localhost:4000" }],
  [undefined, "localhost:4123", { id: "localhost", origin: "http://localhost:4123" }],
])("with PUBLIC_URL %s and host %s passkeys are made for %o", (publicUrl, host, party) => {
  expect(relyingPartyOf(publicUrl, host)).toEqual(party);
});

it.each([
  ["http://shop.example", "localhost:4000"],
  ["https://192.0.2.7", "localhost:4000"],
  ["https://[2001:db8::7]", "localhost:4000"],
  [undefined, "127.0.0.1:4000"],
  [undefined, "shop.example"],
  [undefined, "localhost.shop.example"],
  [undefined, "no host at all"],
  [undefined, undefined],
])("with PUBLIC_URL %s and host %s there are none", (publicUrl, host) => {
  expect(relyingPartyOf(publicUrl, host)).toBeUndefined();
});
