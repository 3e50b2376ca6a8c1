import sharp from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { facts, heading, link, list, paragraph, quotation, smallPrint, type Block } from "../../src/mail/email.js";
import { pdfFile } from "../../src/pdf/pdf-file.js";
import { anEmailContext } from "../builders/emails.js";
import { readPdf } from "../builders/read-pdf.js";

const { shop } = anEmailContext();

const aLine = (name: string) => ({ name, notes: ["1200 × 1400 mm", "Navy"], quantity: 2, amount: "£246.90" });
const goods = (count: number): Block => ({
  type: "goods",
  lines: Array.from({ length: count }, (_, index) => aLine(`Blind ${index + 1}`)),
  sums: [
    { label: "Subtotal", amount: "£370.35" },
    { label: "Total", amount: "£429.97", isTotal: true, note: "The total includes VAT of £71.66." },
  ],
});

let jpeg: Buffer;
beforeAll(async () => {
  const background = { r: 10, g: 60, b: 120 };
  jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();
});

const write = async (blocks: readonly Block[], pictures: { jpeg: Buffer | undefined; alt: string }[] = []) =>
  pdfFile({ title: "Order MBC123456", shop, blocks, pictures });

describe("a PDF", () => {
  it("has every block as text that can be selected", async () => {
    const blocks = [
      paragraph("A paragraph."),
      heading("A heading"),
      facts({ Label: "A value" }),
      list(["An item"]),
      quotation("First line\nSecond line"),
      smallPrint("Small", ["Print", { list: ["A point"] }]),
      link("Track", "https://shop.example/track-order"),
      goods(1),
    ];
    const { text } = await readPdf(await write(blocks));
    for (const words of [
      ...["A paragraph.", "A heading", "Label", "A value", "An item", "First line", "Second line", "Small", "Print"],
      ...["A point", "https://shop.example/track-order", "Blind 1", "1200 × 1400 mm", "£246.90", "Subtotal", "£429.97"],
      ...["The total includes VAT of £71.66.", shop.name, shop.phone, shop.email, "Order MBC123456", "Page 1 of 1"],
    ])
      expect(text).toContain(words);
  });

  it("has a title, a language and tags with alternatives of its pictures", async () => {
    const pdf = await write(
      [heading("Goods"), goods(2)],
      [
        { jpeg, alt: "Blind 1 in Navy" },
        { jpeg: undefined, alt: "Blind 2 in Navy" },
      ],
    );
    const { title, language, elements } = await readPdf(pdf);
    expect([title, language]).toEqual(["Order MBC123456", "en-GB"]);
    const roles = elements.map(({ role }) => role);
    expect(roles.filter((role) => /^H\d$/.test(role))).toEqual(["H1", "H2"]);
    for (const role of ["Document", "Table", "TR", "TH", "TD"]) expect(roles).toContain(role);
    expect(elements.filter(({ role }) => role === "Figure")).toEqual([{ role: "Figure", alt: "Blind 1 in Navy" }]);
    expect(pdf.toString("latin1")).toContain("pdfuaid:part");
  });

  it("has all its fonts in it", async () => {
    const source = (await write([facts({ Name: "Łukasz Юлия Ελένη Thế" }), goods(1)])).toString("latin1");
    const fonts = source.match(/\/Type \/FontDescriptor/g) ?? [];
    expect(fonts.length).toBeGreaterThanOrEqual(6);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(fonts.length);
    expect(source).not.toContain("Helvetica");
  });

  it("reads back letters of other scripts", async () => {
    const { text } = await readPdf(await write([facts({ Name: "Łukasz Юлия Ελένη Thế" })]));
    expect(text.replaceAll(/\s/g, "")).toContain("ŁukaszЮлияΕλένηThế");
  });

  it("divides no line of goods between pages, and repeats the titles of the columns", async () => {
    const { pages } = await readPdf(await write([goods(50)], Array(50).fill({ jpeg, alt: "Blind" })));
    expect(pages.length).toBeGreaterThan(5);
    for (let number = 1; number <= 50; number += 1) {
      const page = pages.find((text) => new RegExp(`Blind ${number}\\b`).test(text)) ?? "";
      expect(page).toContain("Quantity");
      expect(page.match(/1200 × 1400 mm/g)?.length).toBe(page.match(/Blind \d+/g)?.length);
    }
    expect(pages.at(-1)).toContain("£429.97");
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });

  it("leaves no heading at the foot of a page without the paragraph below it", async () => {
    const warning = "Keep cords out of the reach of young children. ".repeat(12);
    for (let above = 20; above < 45; above += 1) {
      const lines = Array.from({ length: above }, () => paragraph("A line."));
      const { pages } = await readPdf(await write([...lines, heading("Cords and chains"), paragraph(warning)]));
      expect(pages.find((page) => page.includes("Cords and chains"))).toContain("Keep cords");
    }
  });
});
