/** URL of the measuring sheet, a PDF that the server writes; with the slug of a product for that product. */
export const measuringSheetUrl = (slug?: string): string =>
  slug === undefined ? "/measuring-sheet.pdf" : `/measuring-sheet.pdf?product=${encodeURIComponent(slug)}`;

/** URL of the sheet of a household's own windows, with what is measured of them. */
export const OWN_WINDOWS_SHEET = "/windows/measuring-sheet.pdf";
