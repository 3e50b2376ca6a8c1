import type { ComponentProps } from "react";
import { Link } from "react-router-dom";
import { ArrowRightIcon } from "./icons";
import { chakra } from "./theme/chakra";
import { buttonRecipe } from "./theme/recipes/button";
import { textLinkRecipe } from "./theme/recipes/text-link";

/** A link within text or a list, to a page of the shop. */
export const TextLink = chakra(Link, textLinkRecipe);

/** A link within text or a list, to anything outside the shop: `tel:`, `mailto:`, another site. */
export const ExternalLink = chakra("a", textLinkRecipe);

/** A link that looks like a button. */
export const LinkButton = chakra(Link, buttonRecipe);

/** The same for anything outside the shop. */
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
