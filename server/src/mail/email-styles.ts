/** The shop's colours in e-mails. Every text has a contrast of at least 4.5 : 1. */
const PAPER = "#faf7f1";
const SUNK = "#f1ece2";
const INK = "#1c2a25";
const INK_SOFT = "#4d5952";
const LINE = "#ded6c8";
const ACTION = "#a6462a";

const SANS = "'Source Sans 3', 'Helvetica Neue', Arial, sans-serif";
const SERIF = "Newsreader, Georgia, 'Times New Roman', serif";
const FIGURES = "font-variant-numeric: tabular-nums lining-nums; white-space: nowrap";

/** Inline styles, because mail readers drop style sheets. Widths are fluid, so that phones need no others. */
export const STYLES = {
  body: `margin: 0; padding: 0; background: ${PAPER}; color: ${INK}; font: 17px/1.55 ${SANS}`,
  page: `max-width: 600px; margin: 0 auto; padding: 32px 20px 40px`,
  name: `font: 22px/1.2 ${SERIF}; color: ${INK}; margin: 0; padding: 0 0 10px; border-bottom: 2px solid ${ACTION}`,
  title: `font: 400 30px/1.2 ${SERIF}; letter-spacing: -0.014em; margin: 32px 0 16px`,
  heading: `font: 400 22px/1.25 ${SERIF}; margin: 32px 0 8px`,
  paragraph: `margin: 0 0 16px; overflow-wrap: anywhere`,
  list: `margin: 0 0 16px; padding: 0 0 0 20px`,
  smallHeading: `font: 600 16px/1.4 ${SANS}; margin: 24px 0 6px`,
  smallPrint: `margin: 0 0 10px; font-size: 15px; line-height: 1.5; color: ${INK_SOFT}; overflow-wrap: anywhere`,
  smallList: `margin: 0 0 10px; padding: 0 0 0 20px; font-size: 15px; line-height: 1.5; color: ${INK_SOFT}; overflow-wrap: anywhere`,
  quotation: `margin: 0 0 16px; padding: 16px; background: ${SUNK}; white-space: pre-wrap; overflow-wrap: anywhere`,
  table: `width: 100%; border-collapse: collapse; margin: 8px 0 24px`,
  label: `padding: 4px 16px 4px 0; vertical-align: top; text-align: left; font-weight: 400; color: ${INK_SOFT}; width: 36%`,
  value: `padding: 4px 0; vertical-align: top; overflow-wrap: anywhere; white-space: pre-line`,
  columnName: `padding: 0 0 8px; text-align: left; font: 600 15px/1.4 ${SANS}; border-bottom: 1px solid ${LINE}`,
  amountName: `padding: 0 0 8px 12px; text-align: right; font: 600 15px/1.4 ${SANS}; border-bottom: 1px solid ${LINE}`,
  goods: `padding: 12px 0; vertical-align: top; text-align: left; font-weight: 400; border-bottom: 1px solid ${LINE}`,
  image: `display: block; max-width: 100%; height: auto; margin: 0 0 10px; border: 0; background: ${SUNK}; font-size: 15px`,
  goodsName: `font-weight: 600`,
  note: `color: ${INK_SOFT}; font-size: 15px; line-height: 1.45; overflow-wrap: anywhere`,
  amount: `padding: 12px 0 12px 12px; vertical-align: top; text-align: right; border-bottom: 1px solid ${LINE}; ${FIGURES}`,
  sum: `padding: 6px 0; text-align: left; font-weight: 400`,
  sumAmount: `padding: 6px 0 6px 12px; text-align: right; ${FIGURES}`,
  sumNote: `color: ${INK_SOFT}; font-size: 15px; font-weight: 400`,
  total: `padding: 12px 0; text-align: left; font-weight: 600; border-top: 2px solid ${INK}`,
  totalAmount: `padding: 12px 0 12px 12px; text-align: right; vertical-align: top; font-weight: 600; border-top: 2px solid ${INK}; ${FIGURES}`,
  linkLine: `margin: 24px 0`,
  link: `display: inline-block; padding: 13px 24px; background: ${ACTION}; color: #ffffff; font-weight: 600; text-decoration: none; border-radius: 2px`,
  secondaryLink: `color: ${INK}; text-decoration: underline`,
  foot: `margin: 40px 0 0; padding: 16px 0 0; border-top: 1px solid ${LINE}; color: ${INK_SOFT}; font-size: 15px; line-height: 1.5`,
  footLink: `color: ${INK_SOFT}`,
} as const;
