import { createHmac } from "node:crypto";
import type { Request, Response } from "express";
import { expect, it, vi } from "vitest";
import { cookieReader, deviceCookies, signedCookieReader } from "./cookies.js";

const request = (cookie?: string) => ({ headers: cookie === undefined ? {} : { cookie } }) as Request;

it("over https reads only the device cookie with the __Host- prefix", () => {
  const set = vi.fn<(...given: unknown[]) => void>();
  const cookies = deviceCookies("device", true)(request("device=planted; __Host-device=own"), {
    cookie: set,
  } as unknown as Response);
  expect(cookies.deviceMark()).toBe("own");
  cookies.markDevice("next");
  expect(set).toHaveBeenCalledWith("__Host-device", "next", {
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: true,
    maxAge: 365 * 24 * 60 * 60 * 1000,
  });
  expect(cookies.deviceMark()).toBe("next");
});

it.each([
  [undefined, undefined],
  ["", undefined],
  ["other=1; device=a.b", "a.b"],
  ["my-device=x", undefined],
  ["device=first; device=second", "first"],
])("reads from %j the device %j", (cookie, value) => {
  expect(cookieReader("device")(request(cookie))).toBe(value);
});

const signatureBy = (secret: string) => createHmac("sha256", secret).update("a.id").digest("base64").replace(/=+$/, "");

it.each([
  [`sid=${encodeURIComponent(`s:a.id.${signatureBy("new")}`)}`, "a.id"],
  [`sid=s:a.id.${signatureBy("old")}`, "a.id"],
  [`sid=s:a.id.${signatureBy("another")}`, undefined],
  [`sid=s:b.id.${signatureBy("new")}`, undefined],
  [`sid=a.id.${signatureBy("new")}`, undefined],
  ["sid=s:a.id.", undefined],
  ["sid=s:a", undefined],
  ["sid=%", undefined],
  ["", undefined],
])("reads from %j the session %j", (cookie, sid) => {
  expect(signedCookieReader("sid", ["new", "old"])(request(cookie))).toBe(sid);
});
