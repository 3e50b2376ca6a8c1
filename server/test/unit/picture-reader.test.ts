import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { MAX_PICTURE_BYTES } from "../../src/rules/picture-uploads.js";
import { PictureReader, type WantedFiles } from "../../src/uploads/picture-reader.js";
import { PictureRefused } from "../../src/uploads/picture-refused.js";
import { aBomb, aHeic, aJpeg, aMovingWebp, anAvif, aPhonePhoto, aPng, aWebp } from "../builders/pictures.js";

const reader = new PictureReader({ run: (task) => task() });
const WANTED: WantedFiles = { widths: [48, 80, 120], formats: ["avif", "webp"] };
const read = (bytes: Buffer, wanted: Partial<WantedFiles> = {}) => reader.read(bytes, { ...WANTED, ...wanted });

/** A colour of a picture at a place of it, from 0 to 1. */
async function colourAt(bytes: Buffer, x: number, y: number): Promise<"white" | "red"> {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixel = Math.floor(y * (info.height - 1)) * info.width + Math.floor(x * (info.width - 1));
  return (data[pixel * info.channels + 2] ?? 0) > 128 ? "white" : "red";
}

describe("an uploaded picture", () => {
  it.each([
    ["JPEG", aJpeg],
    ["PNG", aPng],
    ["WebP", aWebp],
    ["AVIF", anAvif],
  ])("is read as %s, and written in each width and format", async (_name, make) => {
    const { width, height, files, color, placeholder } = await read(await make());
    expect(width / height).toBeCloseTo(4 / 3);
    expect(files.map((file) => `${file.width}x${file.height} ${file.format}`)).toEqual([
      ...["48x36 avif", "48x36 webp", "80x60 avif", "80x60 webp", "120x90 avif", "120x90 webp"],
    ]);
    for (const file of files) {
      const written = await sharp(file.bytes).metadata();
      expect([written.format, written.width]).toEqual([file.format === "avif" ? "heif" : file.format, file.width]);
      expect([await colourAt(file.bytes, 0.1, 0.5), await colourAt(file.bytes, 0.9, 0.5)]).toEqual(["white", "red"]);
    }
    expect(color).toMatch(/^#[0-9a-f]{6}$/);
    const preview = await sharp(Buffer.from(placeholder.split(",")[1] ?? "", "base64")).metadata();
    expect([preview.format, preview.width, preview.height]).toEqual(["webp", 16, 12]);
  });

  it("stands upright and has lost its position, its owner and its phone", async () => {
    const sent = await aPhonePhoto(160, 120);
    expect((await sharp(sent).metadata()).exif?.toString("latin1")).toContain("Secret Phone");
    const { width, height, files } = await read(sent, { formats: ["avif", "webp", "jpeg"] });
    expect([width, height]).toEqual([120, 160]);
    for (const { bytes, ...file } of files) {
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata();
      expect([file.format, exif, xmp, iptc, icc, orientation]).toEqual([file.format, ...Array(5).fill(undefined)]);
      expect([await colourAt(bytes, 0.5, 0.1), await colourAt(bytes, 0.5, 0.9)]).toEqual(["white", "red"]);
    }
  });

  it("is not enlarged", async () => {
    const { files } = await read(await aJpeg(100, 40), { formats: ["webp"] });
    expect(files.map(({ width }) => width)).toEqual([48, 80]);
    const narrow = await read(await aJpeg(30, 40), { formats: ["webp"] });
    expect(narrow.files.map(({ width }) => width)).toEqual([30]);
  });

  it("may be very tall", async () => {
    const { height, files } = await read(await aJpeg(100, 20_000), { formats: ["webp"] });
    expect(height).toBe(20_000);
    expect(files.map((file) => [file.width, file.height])).toEqual([[2, 480]]);
  });

  it("is opaque in every colour space", async () => {
    const clear = sharp({
      create: { width: 100, height: 80, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    });
    const grey = await sharp(await aJpeg(100, 80))
      .greyscale()
      .jpeg()
      .toBuffer();
    const cmyk = await sharp(await aJpeg(100, 80))
      .toColourspace("cmyk")
      .jpeg()
      .toBuffer();
    for (const bytes of [await clear.png().toBuffer(), grey, cmyk]) {
      const [file] = (await read(bytes, { formats: ["webp"] })).files;
      const { hasAlpha, space } = await sharp(file?.bytes).metadata();
      expect([hasAlpha, space, await colourAt(file?.bytes ?? bytes, 0.1, 0.5)]).toEqual([false, "srgb", "white"]);
    }
  });

  it("has lost what phones append to it", async () => {
    const appended = Buffer.concat([await aJpeg(100, 80), Buffer.from("MotionPhoto_Data ftypmp42")]);
    const { files } = await read(appended);
    for (const { bytes } of files) expect(bytes.includes("MotionPhoto")).toBe(false);
  });
});

const SCRIPT = "<html><script>alert(1)</script></html>";

describe("an upload is refused", () => {
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ["that is empty", () => Buffer.alloc(0), /empty/],
    ["of 50 MB", async () => Buffer.concat([await aJpeg(), Buffer.alloc(50 * 1024 * 1024)]), /larger than 15 MB/],
    ["that is text", () => Buffer.from("a picture, honestly"), /no picture/],
    [
      "that is an SVG with a script",
      () => Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>`),
      /no picture/,
    ],
    [
      "that is a GIF",
      async () =>
        sharp(await aPng(40, 30))
          .gif()
          .toBuffer(),
      /no picture/,
    ],
    [
      "that is a TIFF",
      async () =>
        sharp(await aPng(40, 30))
          .tiff()
          .toBuffer(),
      /no picture/,
    ],
    ["that is a PDF", () => Buffer.from("%PDF-1.7"), /no picture/],
    ["that is a video", () => Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42", "latin1"), /no picture/],
    ["that is a HEIC", aHeic, /HEIC/],
    ["that moves", aMovingWebp, /moves/],
    [
      "that is a page too, after it",
      async () => Buffer.concat([await aJpeg(), Buffer.from(SCRIPT)]),
      /more than a picture/,
    ],
    ["that is a page too, before it", async () => Buffer.concat([Buffer.from(SCRIPT), await aJpeg()]), /no picture/],
    ["with a script in its metadata", () => aJpegWithComment("<SCRIPT>alert(1)</SCRIPT>"), /more than a picture/],
    ["that ends early", async () => (await aJpeg()).subarray(0, 4000), /damaged/],
    ["that ends early as PNG", async () => (await aPng()).subarray(0, 800), /damaged/],
    ["that ends early as WebP", async () => (await aWebp()).subarray(0, 800), /damaged/],
    ["that ends early as AVIF", async () => (await anAvif()).subarray(0, 600), /damaged/],
    ["that only begins like one", () => Buffer.from("\xff\xd8\xff\xe0 and nothing", "latin1"), /damaged/],
    ["of more pixels than it has bytes for", () => aBomb(), /megapixels/],
    ["with a side of nothing", () => aBomb(0, 10), /damaged/],
  ])("%s", async (_name, make, sentence) => {
    const refusal = await read(await make()).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(PictureRefused);
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", message: expect.stringMatching(sentence) });
  });

  it("that is narrower than is needed, by its upright width", async () => {
    const photo = await aPhonePhoto(800, 600);
    await expect(read(photo, { minWidth: 800 })).rejects.toThrow("only 600 pixels wide");
    await expect(read(photo, { minWidth: 600 })).resolves.toMatchObject({ width: 600 });
  });

  it("one byte above the limit, and none below", async () => {
    const jpeg = await aJpeg(40, 30);
    const filled = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);
    await expect(read(filled(MAX_PICTURE_BYTES + 1))).rejects.toThrow(PictureRefused);
    await expect(read(filled(MAX_PICTURE_BYTES))).resolves.toMatchObject({ width: 40 });
  });

  it("before it waits for its turn", async () => {
    const closed = new PictureReader({ run: () => Promise.reject(new Error("There is no place.")) });
    await expect(closed.read(Buffer.from(SCRIPT), WANTED)).rejects.toThrow(PictureRefused);
    await expect(closed.read(await aJpeg(40, 30), WANTED)).rejects.toThrow("There is no place.");
  });
});

/** A JPEG with a comment behind its first marker. */
async function aJpegWithComment(comment: string): Promise<Buffer> {
  const jpeg = await aJpeg(40, 30);
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment), jpeg.subarray(2)]);
}
