/** Families of blinds with slats or vanes of one width. */
export type BladedFamily = "venetian" | "wooden" | "vertical";

/** Widths of slats and vanes in mm: the family's usual one, and those of its variants. */
const WIDTHS: Readonly<Record<BladedFamily, Readonly<Record<string, number>> & { readonly usual: number }>> = {
  venetian: { usual: 25, slim: 16, wide: 50, "faux-wood": 50, "wide-faux-wood": 63 },
  wooden: { usual: 50, narrow: 35 },
  vertical: { usual: 89, wide: 127 },
};

/** How wide a slat or vane of a product is, in mm. It depends on the product and never on the size that is ordered. */
export function bladeWidth(family: BladedFamily, variant: string | null): number {
  return WIDTHS[family][variant ?? "usual"] ?? WIDTHS[family].usual;
}
