import { defineTextStyles } from "@chakra-ui/react";

/** Sizes of body text, for text that needs a size without a text style. */
export const fontSizes = {
  badge: { value: "0.75rem" },
  micro: { value: "0.8125rem" },
  small: { value: "0.9375rem" },
  control: { value: "1rem" },
  body: { value: "1.0625rem" },
  lead: { value: "1.25rem" },
};

const serif = { fontFamily: "heading", fontWeight: "400", letterSpacing: "-0.014em" };

/** The type scale by name. Newsreader for headings, prices and figures; Source Sans for other text. */
export const textStyles = defineTextStyles({
  display: {
    value: {
      ...serif,
      fontSize: "clamp(2.625rem, 1.72rem + 3.7vw, 4.5rem)",
      lineHeight: "1.02",
      fontWeight: "380",
      letterSpacing: "-0.022em",
    },
  },
  h1: { value: { ...serif, fontSize: "clamp(2.125rem, 1.7rem + 1.75vw, 3.25rem)", lineHeight: "1.1" } },
  h2: { value: { ...serif, fontSize: "clamp(1.875rem, 1.6rem + 1.15vw, 2.625rem)", lineHeight: "1.1" } },
  h3: { value: { ...serif, fontSize: "1.5rem", lineHeight: "1.2", letterSpacing: "-0.008em" } },
  figure: { value: { ...serif, fontSize: "2.875rem", lineHeight: "1", fontWeight: "300", letterSpacing: "-0.02em" } },
  price: {
    value: {
      ...serif,
      fontSize: "2.75rem",
      lineHeight: "1",
      letterSpacing: "-0.02em",
      fontVariantNumeric: "lining-nums tabular-nums",
    },
  },
  quote: {
    value: {
      ...serif,
      fontSize: { base: "1.625rem", lg: "2.125rem" },
      lineHeight: "1.28",
      fontWeight: "300",
      letterSpacing: "-0.012em",
    },
  },
  lead: { value: { fontSize: { base: "1.125rem", lg: "1.25rem" }, lineHeight: "1.5" } },
  body: { value: { fontSize: "body", lineHeight: "1.55" } },
  title: { value: { fontSize: "body", lineHeight: "1.35", fontWeight: "600" } },
  small: { value: { fontSize: "small", lineHeight: "1.45" } },
  micro: { value: { fontSize: "micro", lineHeight: "1.45" } },
  badge: { value: { fontSize: "badge", lineHeight: "1.3", fontWeight: "600", letterSpacing: "0.06em" } },
});
