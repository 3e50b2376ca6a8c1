import { homeSections, paths } from "../../lib/paths";

/** An offer of a sale. */
export type Offer = { percent: number; title: string; text: string; fromPence?: number; link: string; to: string };

/** The ended winter sale; the page marks everything in it as ended. */
export const WINTER_SALE = {
  name: "Winter sale",
  code: "WINTER25",
  upToPercent: 50,
  extraPercent: 10,
  /** Its last day, in London. */
  lastDay: "2025-02-28",
  offers: [
    {
      percent: 40,
      title: "Vertical blinds",
      text: "For patio doors and wide windows, in wipe-clean vanes or cloth.",
      fromPence: 8900,
      link: "Vertical blinds today",
      to: paths.product.href("vertical-blinds"),
    },
    {
      percent: 30,
      title: "Shutters",
      text: "Full height, café style and tier-on-tier, in wood, MDF and PVC.",
      fromPence: 20_900,
      link: "Shutters today",
      to: paths.category.href("shutters"),
    },
    {
      percent: 15,
      title: "5+ windows",
      text: "An extra 15% off for 5+ windows ordered together, with free installation.",
      link: "Ask for a quote for several windows",
      to: homeSections.quote,
    },
  ] satisfies readonly Offer[],
} as const;
