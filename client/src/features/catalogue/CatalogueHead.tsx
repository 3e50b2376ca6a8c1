import { chakra } from "@chakra-ui/react";
import { paths } from "../../lib/paths";
import { Breadcrumbs } from "../../ui/Breadcrumbs";

type CatalogueHeadProps = { name: string; description: string };

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

/** Where the list stands in the shop, what it is called and what is in it. */
export function CatalogueHead({ name, description }: CatalogueHeadProps) {
  return (
    <>
      <Breadcrumbs trail={[{ label: "Home", to: paths.home.href() }]} current={name} />
      <Frame>
        <chakra.h1 textStyle="h1" fontSize="clamp(2.5rem, 2rem + 2.4vw, 4rem)" lineHeight="1">
          {name}
        </chakra.h1>
        <chakra.p color="fg.muted" mt={{ base: "3", lg: "0" }}>
          {description}
        </chakra.p>
      </Frame>
    </>
  );
}
