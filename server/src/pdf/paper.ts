import PDFDocument from "pdfkit";
import { FACES, runsOf, type Face } from "./typefaces.js";

/** A structure element of the PDF. */
export type Tag = PDFKit.PDFStructureElement;

/** Lengths in points: 72 are an inch. */
export const PAGE = { width: 595.28, height: 841.89, left: 52, right: 543.28, top: 48, bottom: 782 } as const;
const TEXT_WIDTH = PAGE.right - PAGE.left;

export const INK = "#1c2a25";
export const MUTED = "#4d5952";
export const LINE = "#c9c5b8";
export const TERRACOTTA = "#a6462a";

/** How a text is set. `size` in points. */
export type Style = { face: Face; size: number; color?: string; align?: "left" | "right" };
/** Where it is set. By default at the left margin, over the whole width. */
type Place = { x?: number; y?: number; width?: number };
/** A place of a known height. */
export type Box = { x: number; y: number; width: number; height: number };

const LINE_GAP = 1;
const FOOTER = { y: 804, size: 8 } as const;

/** The standard for screen readers. pdfkit's types know neither it nor the scope of table headings. */
const ACCESSIBLE: object = { subset: "PDF/UA" };

/** A method that pdfkit's types do not know either. */
type PictureOpener = { openImage(picture: Buffer): PDFKit.Mixins.ImageSrc };

type PaperOptions = { title: string; author: string };

/** Pages of A4 that are written from top to bottom, with tags for screen readers (PDF/UA). */
export class Paper {
  /** The next line begins here. */
  y: number = PAGE.top;
  /** The whole document; other elements are parts of it. */
  readonly root: Tag;
  private readonly chunks: Buffer[] = [];
  /** A picture that stands on several pages is in the file once. */
  private readonly pictures = new Map<Uint8Array, PDFKit.Mixins.ImageSrc>();
  private readonly pdf: PDFKit.PDFDocument;

  constructor({ title, author }: PaperOptions) {
    this.pdf = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      font: FACES.sans,
      pdfVersion: "1.7",
      ...ACCESSIBLE,
      tagged: true,
      lang: "en-GB",
      displayTitle: true,
      bufferPages: true,
      info: { Title: title, Author: author },
    });
    this.pdf.on("data", (chunk: Buffer) => this.chunks.push(chunk));
    this.root = this.pdf.struct("Document");
    this.pdf.addStructure(this.root);
  }

  /** Adds an element that has parts. */
  tag(parent: Tag, name: string): Tag {
    const element = this.pdf.struct(name);
    parent.add(element);
    return element;
  }

  /** Writes a text as an element of its own, without moving `y`; each of several lines is a paragraph in it. @returns its height */
  text(
    parent: Tag,
    name: string,
    text: string,
    style: Style,
    place: Place & { scope?: "Row" | "Column" } = {},
  ): number {
    const { scope, ...where } = place;
    const lines = text.split("\n");
    if (lines.length === 1) {
      const options: object = scope === undefined ? {} : { scope };
      parent.add(this.pdf.struct(name, options, () => this.set(text, style, where)));
      return this.heightOf(text, style, place.width);
    }
    const element = this.tag(parent, name);
    const y = place.y ?? this.y;
    return lines.reduce(
      (height, line) => height + this.text(element, "P", line, style, { ...where, y: y + height }),
      0,
    );
  }

  /** Writes a text as an element and goes on below it; on the next page where this one has no room. `gap` in points. */
  block(parent: Tag, name: string, text: string, style: Style, gap: number): void {
    this.room(this.heightOf(text, style));
    this.y += this.text(parent, name, text, style) + gap;
  }

  /** Height of a text in points. */
  heightOf(text: string, { face, size }: Style, width: number = TEXT_WIDTH): number {
    const pen = this.pdf.font(FACES[face]).fontSize(size);
    return text
      .split("\n")
      .reduce((sum, line) => sum + pen.heightOfString(line || " ", { width, lineGap: LINE_GAP }), 0);
  }

  /** Places a JPEG as a figure. */
  figure(parent: Tag, jpeg: Uint8Array, alt: string, { x, y, width, height }: Box): void {
    const picture = this.pictures.get(jpeg) ?? (this.pdf as unknown as PictureOpener).openImage(Buffer.from(jpeg));
    this.pictures.set(jpeg, picture);
    this.addFigure(parent, alt, { x, y, width, height }, () => void this.pdf.image(picture, x, y, { width, height }));
  }

  /** Draws a pattern of dark squares as one figure of shapes, sharp at any size. */
  squares(parent: Tag, rows: readonly (readonly boolean[])[], alt: string, box: Box): void {
    const side = box.width / rows.length;
    this.addFigure(parent, alt, box, () => {
      rows.forEach((row, down) =>
        row.forEach((isDark, across) => {
          if (isDark) this.pdf.rect(box.x + across * side, box.y + down * side, side, side);
        }),
      );
      this.pdf.fill("#000000");
    });
  }

  /** Draws lines from point to point as one figure. */
  strokes(parent: Tag, lines: readonly (readonly (readonly [number, number])[])[], alt: string, box: Box): void {
    this.addFigure(parent, alt, box, () => {
      for (const [first, ...others] of lines) {
        if (!first) continue;
        this.pdf.moveTo(...first);
        for (const point of others) this.pdf.lineTo(...point);
      }
      this.pdf.lineWidth(0.75).stroke(INK);
    });
  }

  /** A box to tick or to write in, which screen readers pass over. */
  frame({ x, y, width, height }: Box, color: string): void {
    this.decoration(() => void this.pdf.rect(x, y, width, height).lineWidth(0.9).stroke(color));
  }

  /** Draws a line from one point to another, which screen readers pass over. */
  line(from: readonly [number, number], to: readonly [number, number], color: string, width = 0.75): void {
    this.decoration(
      () =>
        void this.pdf
          .moveTo(...from)
          .lineTo(...to)
          .lineWidth(width)
          .stroke(color),
    );
  }

  /** Writes a text that screen readers pass over, such as a repeated heading. */
  repeated(text: string, style: Style, place: Place): void {
    this.decoration(() => this.set(text, style, place));
  }

  /** Goes to the next page where this one has no room for a height. @returns whether it did */
  room(height: number): boolean {
    if (this.y + height <= PAGE.bottom || this.y === PAGE.top) return false;
    this.nextPage();
    return true;
  }

  /** Goes to the top of a new page. */
  nextPage(): void {
    this.pdf.addPage();
    this.y = PAGE.top;
  }

  /** Numbers the pages and ends them. */
  finish(footer: string): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      const style: Style = { face: "sans", size: FOOTER.size, color: MUTED };
      this.repeated(footer, style, { y: FOOTER.y });
      this.repeated(`Page ${page + 1} of ${count}`, { ...style, align: "right" }, { y: FOOTER.y });
    }
    this.root.end();
    const { promise, resolve } = Promise.withResolvers<Buffer>();
    this.pdf.on("end", () => resolve(Buffer.concat(this.chunks)));
    this.pdf.end();
    return promise;
  }

  private addFigure(parent: Tag, alt: string, { x, y, width, height }: Box, draw: () => void): void {
    const options = { alt, bbox: [x, y, x + width, y + height] as [number, number, number, number] };
    parent.add(this.pdf.struct("Figure", options, draw));
  }

  private decoration(draw: () => void): void {
    this.pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdf.endMarkedContent();
  }

  private set(text: string, { face, size, color = INK, align = "left" }: Style, place: Place): void {
    const { x = PAGE.left, y = this.y, width = TEXT_WIDTH } = place;
    const runs = runsOf(text, face);
    runs.forEach((run, index) => {
      const options = { width, align, lineGap: LINE_GAP, continued: index < runs.length - 1 };
      const pen = this.pdf.font(run.file).fontSize(size).fillColor(color);
      if (index === 0) pen.text(run.text, x, y, options);
      else pen.text(run.text, options);
    });
  }
}
