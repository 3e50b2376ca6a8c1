import { expect, it } from "vitest";
import { reasonOf } from "./valkey.js";

it.each([
  [Object.assign(new Error("connect ECONNREFUSED 127.0.0.1:1"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  [new Error("WRONGPASS invalid username-password pair or user is disabled."), "WRONGPASS"],
  [new Error("ERR unknown command 'auth', with args beginning with: 'shop' 'A SECRET'"), "ERR"],
  [new Error("Ready check failed: NOAUTH Authentication required."), "NOAUTH"],
  [new Error("Socket timeout. Expecting data, but didn't receive any in 500ms."), "no answer"],
  ["a secret", "no answer"],
])("of %s tells %s alone", (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
