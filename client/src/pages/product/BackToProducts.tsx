import { paths } from "../../lib/paths";
import { ArrowLeftIcon } from "../../ui/icons";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const Row = chakra("nav", { base: { mt: "3", mb: "2", textStyle: "small", color: "fg.muted" } });

/** Link back to the product's category. */
export function BackToProducts({ category }: { category: string }) {
  return (
    <Row aria-label="Back">
      <TextLink
        to={paths.category.href(category)}
        variant="quiet"
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="target"
      >
        <ArrowLeftIcon size="s" />
        <chakra.span textDecoration="underline" textDecorationThickness="1px" textUnderlineOffset="5px">
          Back to Products
        </chakra.span>
      </TextLink>
    </Row>
  );
}
