import { paths } from "../../lib/paths";
import { ArrowLeftIcon } from "../../ui/icons";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const Row = chakra("nav", {
  base: { mt: { base: "3", lg: "1" }, mb: { base: "2", lg: "1" }, textStyle: "small", color: "fg.muted" },
});

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
        minH={{ base: "target", lg: "9" }}
      >
        <ArrowLeftIcon size="s" />
        <chakra.span textDecoration="underline" textDecorationThickness="1px" textUnderlineOffset="5px">
          Back to Products
        </chakra.span>
      </TextLink>
    </Row>
  );
}
