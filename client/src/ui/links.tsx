import { defineRecipe } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { ArrowLeftIcon, ArrowRightIcon } from "./icons";
import { chakra } from "./theme/chakra";
import { buttonRecipe } from "./theme/recipes/button";

/** Links in text: underlined, stronger under the pointer. `quiet` is underlined only there. */
const textLinkRecipe = defineRecipe({
  base: {
    py: "0.5",
    textDecorationThickness: "1px",
    textUnderlineOffset: "5px",
    textDecorationColor: "color-mix(in srgb, currentColor 45%, transparent)",
    transition: "text-decoration-color",
    transitionDuration: "quick",
    _hover: { textDecorationLine: "underline", textDecorationColor: "currentColor" },
  },
  variants: {
    variant: {
      plain: { textDecorationLine: "underline", _hover: { textDecorationThickness: "2px" } },
      quiet: {},
      /** A link to the next step, followed by an arrow. */
      arrow: {
        display: "inline-flex",
        alignItems: "center",
        gap: "2",
        minH: "target",
        fontWeight: "600",
        textDecorationLine: "underline",
        _hover: { textDecorationThickness: "2px" },
      },
    },
  },
  defaultVariants: { variant: "plain" },
});

/** A link within text or a list, to a page of the shop. */
export const TextLink = chakra(Link, textLinkRecipe);

/** A button within text or a list that looks like a link. */
export const TextButton = chakra("button", textLinkRecipe, { defaultProps: { type: "button" } });

/** A link within text or a list, to anything outside the shop: `tel:`, `mailto:`, another site. */
export const ExternalLink = chakra("a", textLinkRecipe);

/** A link that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);

/** A link that looks like an outlined button, as for the next step from an empty list. */
export const OutlineLink = chakra(Link, buttonRecipe, { defaultProps: { variant: "line" } });

/** A link that looks like a button, to anything outside the shop. */
export const ExternalLinkButton = chakra("a", buttonRecipe);

/** "Shop all blinds →" */
export function ArrowLink({ children, ...link }: ComponentProps<typeof TextLink>) {
  return (
    <TextLink variant="arrow" {...link}>
      {children}
      <ArrowRightIcon size="s" />
    </TextLink>
  );
}

/** "← Back to Cart" */
export function BackLink({ children, ...link }: ComponentProps<typeof TextLink>) {
  return (
    <TextLink variant="arrow" {...link}>
      <ArrowLeftIcon size="s" />
      {children}
    </TextLink>
  );
}
