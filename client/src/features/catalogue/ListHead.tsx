import type { ReactNode } from "react";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { chakra } from "../../ui/theme/chakra";

type ListHeadProps = {
  /** Name of the list in the breadcrumbs. */
  crumb: string;
  /** The heading and the content beside it. */
  children: ReactNode;
};

const Frame = chakra("div", {
  base: {
    display: { base: "block", lg: "grid" },
    gridTemplateColumns: "5fr 6fr",
    columnGap: "8.33%",
    alignItems: "end",
    pt: { base: "1", lg: "3" },
    pb: { base: "6", lg: "10" },
  },
});

/** Breadcrumbs and heading of a list of products. */
export function ListHead({ crumb, children }: ListHeadProps) {
  return (
    <>
      <Breadcrumbs current={crumb} />
      <Frame>{children}</Frame>
    </>
  );
}

type CatalogueHeadProps = { name: string; description: string };

/** Breadcrumbs, title and description of a list. */
export function CatalogueHead({ name, description }: CatalogueHeadProps) {
  return (
    <ListHead crumb={name}>
      <chakra.h1 textStyle="h1" fontSize="clamp(2.5rem, 2rem + 2.4vw, 4rem)" lineHeight="1">
        {name}
      </chakra.h1>
      <chakra.p color="fg.muted" mt={{ base: "3", lg: "0" }}>
        {description}
      </chakra.p>
    </ListHead>
  );
}
