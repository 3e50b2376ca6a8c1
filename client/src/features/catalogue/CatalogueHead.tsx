import { chakra } from "../../ui/theme/chakra";
import { ListHead } from "./ListHead";

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
