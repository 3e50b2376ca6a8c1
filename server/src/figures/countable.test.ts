import { describe, expect, it } from "vitest";
import { isCountable, isPageLoad } from "./countable.js";

const BROWSER = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe("a request is counted", () => {
  it.each([
    [{ "user-agent": BROWSER }, true],
    [{ "user-agent": BROWSER, dnt: "0" }, true],
    [{ "user-agent": BROWSER, dnt: "1" }, false],
    [{ "user-agent": BROWSER, "sec-gpc": "1" }, false],
    [{ "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }, false],
    [{ "user-agent": "facebookexternalhit/1.1" }, false],
    [{ "user-agent": "curl/8.5.0" }, false],
    [{}, false],
  ])("%j: %s", (headers, isCounted) => expect(isCountable(headers)).toBe(isCounted));
});

describe("a page is loaded by a person", () => {
  it.each([
    [{}, true],
    [{ "sec-fetch-dest": "document" }, true],
    [{ "sec-fetch-dest": "empty" }, false],
    [{ "sec-fetch-dest": "document", "sec-purpose": "prefetch;prerender" }, false],
  ])("%j: %s", (headers, isLoad) => expect(isPageLoad(headers)).toBe(isLoad));
});
