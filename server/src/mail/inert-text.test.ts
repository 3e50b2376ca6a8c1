import { expect, it } from "vitest";
import { inertText } from "./inert-text.js";

it.each([
  ["https://evil.example/win?a=b", "https[:]//evil[.]example/win?a=b"],
  ["HTTP://EVIL", "HTTP[:]//EVIL"],
  ["www.evil.co.uk", "www[.]evil[.]co[.]uk"],
  ["Go to bit.ly/x, now", "Go to bit[.]ly/x, now"],
  ["(пример.рф)", "(пример[.]рф)"],
  ["evil。example", "evil[。]example"],
  ["evil.\u200bexample", "evil[.]\u200bexample"],
  ["javascript:alert(1)", "javascript[:]alert(1)"],
  ["192.0.2.1/login", "192[.]0[.]2[.]1/login"],
  ["a@evil.example/path", "a@evil[.]example/path"],
  ["@evil.example", "@evil[.]example"],
])("breaks the URL in %j", (typed, shown) => {
  expect(inertText(typed)).toBe(shown);
});

it.each([
  "Jo Whitfield, 14 Larch Terrace.\nBristol, BS6 7QX",
  "jo.whitfield+blinds@larch.example",
  "2.5 m at 9:30, e.g. on Monday... or at noon: as you like",
  "+44 20 7946 0123",
  "6pm on Saturday 21 November",
])("does not change %j", (typed) => {
  expect(inertText(typed)).toBe(typed.replace("e.g.", "e[.]g."));
});

it("takes linear time", () => {
  for (const part of ["a.", "a:", "1.", "a@a.", ".", ":"]) {
    const start = process.cpuUsage();
    inertText(part.repeat(20_000));
    expect(process.cpuUsage(start).user).toBeLessThan(500_000);
  }
});
