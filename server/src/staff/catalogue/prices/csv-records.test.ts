import { stringify } from "csv-stringify/sync";
import { describe, expect, it } from "vitest";
import { csvRecords } from "./csv-records.js";

const cellsOf = (text: string) => csvRecords(text).records.map(({ cells }) => cells);

describe("records of CSV", () => {
  it.each([
    [
      "a,b\nc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\r\nc,d\r\n",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    [
      "a,b\rc,d",
      [
        ["a", "b"],
        ["c", "d"],
      ],
    ],
    ["\uFEFFa,b", [["a", "b"]]],
    ['"a, ""b""",c', [['a, "b"', "c"]]],
    ['"a\nb",c', [["a\nb", "c"]]],
    ['"",', []],
    [
      "a,\n\n ,\nb,",
      [
        ["a", ""],
        ["b", ""],
      ],
    ],
    ["", []],
  ])("are the cells of %j", (text, cells) => {
    expect(csvRecords(text).fault).toBeUndefined();
    expect(cellsOf(text)).toEqual(cells);
  });

  it("know the line on which they begin", () => {
    const { records } = csvRecords('a\n"b\r\nc"\n\nd');
    expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
  });

  it.each([
    ['a,b\nc,"d', 2],
    ['a,b"c', 1],
    ['a\n"b"c', 2],
  ])("end where %j stops being CSV", (text, line) => {
    expect(csvRecords(text).fault?.line).toBe(line);
  });

  it("are those that another library wrote", () => {
    const written = [
      ["plain", 'with "quotes"', "with, comma"],
      ["", "line\nbreak", "\r\n"],
      ["£85.00", "Zoë", '""'],
    ];
    for (const record_delimiter of ["unix", "windows"] as const)
      expect(cellsOf(stringify(written, { record_delimiter, bom: true, quoted_string: true }))).toEqual(written);
  });

  it("read a long file and a long open quote at once", () => {
    expect(csvRecords("a,b\n".repeat(200_000)).records).toHaveLength(200_000);
    expect(csvRecords(`"${"x".repeat(2_000_000)}`).fault?.line).toBe(1);
  });
});
