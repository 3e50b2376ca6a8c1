import { expect, it } from "vitest";
import { readSettings } from "../settings.js";
import { createLinks } from "./mail-links.js";

const FRONT = "https://front.example";

it("leads to the shop's own pages by default", () => {
  const linkTo = createLinks("https://shop.example", readSettings({}).mailLinks);
  expect(linkTo("new-password", "abc")).toBe("https://shop.example/account/new-password?token=abc");
  expect(linkTo("track-order", "MBC123456")).toBe("https://shop.example/track-order?number=MBC123456");
  expect(linkTo("sign-in")).toBe("https://shop.example/login");
});

it("leads to the pages of another front end", () => {
  const { mailLinks } = readSettings({
    MAIL_LINK_NEW_PASSWORD: `${FRONT}/reset/{token}?from=mail`,
    MAIL_LINK_SIGN_IN: `${FRONT}/#/hello`,
  });
  const linkTo = createLinks("https://shop.example", mailLinks);
  expect(linkTo("new-password", "a/b$&")).toBe(`${FRONT}/reset/a%2Fb%24%26?from=mail`);
  expect(linkTo("sign-in")).toBe(`${FRONT}/#/hello`);
  expect(linkTo("register")).toBe("https://shop.example/register");
});

it.each([
  ["MAIL_LINK_NEW_PASSWORD", `${FRONT}/reset`, "must be a URL with {token}"],
  ["MAIL_LINK_NEW_PASSWORD", "/reset?token={token}", "must be a URL with {token}"],
  ["MAIL_LINK_NEW_PASSWORD", "javascript:alert('{token}')", "must be a URL with {token}"],
  ["MAIL_LINK_TRACK_ORDER", `${FRONT}/orders/{token}`, "must be a URL with {number}"],
  ["MAIL_LINK_SIGN_IN", "front.example/login", "must be a URL such as"],
])("refuses %s=%s", (name, value, sentence) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name} ${sentence}`);
});
