import { ALL_GUIDES, GUIDE_SUBJECTS } from ".";
import FILES from "./download-files.json";
import type { Guide } from "./guide";

const guidesOf = (...subjects: readonly string[]): readonly Guide[] =>
  GUIDE_SUBJECTS.filter(({ name }) => subjects.includes(name)).flatMap(({ guides }) => guides);

/** A booklet of guides as PDF, printed by `npm run downloads`. */
export type Booklet = { id: keyof typeof FILES; title: string; lead: string; guides: readonly Guide[] };

export const BOOKLETS = {
  measuring: {
    id: "measuring-guide",
    title: "Measuring guide",
    lead: "How to measure a window for blinds, shutters and curtains, inside the recess, outside it, and where windows are special; and a terrace for an awning or a pergola.",
    guides: guidesOf("Measuring"),
  },
  installation: {
    id: "installation-guide",
    title: "Installation guide",
    lead: "How to fit roller, venetian and vertical blinds and shutters, from the first pencil line to the last check.",
    guides: guidesOf("Installation"),
  },
  all: {
    id: "all-guides",
    title: "All guides",
    lead: "Measuring, fitting, care, putting right, and what customers ask with the tape in their hand.",
    guides: ALL_GUIDES,
  },
} as const satisfies Record<string, Booklet>;

/** URL of a booklet, with its fingerprint so that browsers load a changed file. */
export const bookletUrl = ({ id }: Booklet) => `/downloads/${id}.pdf?v=${FILES[id].fingerprint}`;

/** "PDF, 12 pages, 640 kB" */
export function bookletSize({ id }: Booklet): string {
  const { pages, kilobytes } = FILES[id];
  return `PDF, ${pages} pages, ${kilobytes} kB`;
}
