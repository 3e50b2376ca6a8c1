const graphemes = new Intl.Segmenter("en-GB", { granularity: "grapheme" });

/** Number of graphemes, so that an accented letter or a family emoji is one; stops counting above `atMost`. */
export function lengthUpTo(atMost: number, text: string): number {
  let length = 0;
  for (const _ of graphemes.segment(text)) if (++length > atMost) break;
  return length;
}
