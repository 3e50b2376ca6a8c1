import { INSPIRATIONS, STYLES, type Inspiration } from "../../content/inspirations";
import { PickedProducts } from "../../features/catalogue/PickedProducts";
import { paths } from "../../lib/paths";
import { OutlineLink, TextLink } from "../../ui/links";
import { Picture } from "../../ui/Picture";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { HeartCorner } from "./inspiration-layout";
import { InspirationHeart } from "./InspirationHeart";

type DesignCardProps = {
  inspiration: Inspiration;
  /** Above the fold. */
  eager?: boolean;
};

/** The products of all designs. */
const ALL_PRODUCTS = [...new Set(INSPIRATIONS.flatMap(({ products }) => products))];

/** One design: photograph, description, products and link to a message about it. */
export function DesignCard({ inspiration, eager = false }: DesignCardProps) {
  const { id, title, pictured } = inspiration;
  const headingId = `${id}-title`;
  return (
    <chakra.article id={id} aria-labelledby={headingId} scrollMarginTop={{ base: "20", lg: "6" }}>
      <chakra.figure position="relative">
        <Picture
          picture={inspiration.image}
          sizes="(min-width: 85rem) 628px, (min-width: 48rem) 47vw, 100vw"
          eager={eager}
        />
        <HeartCorner>
          <InspirationHeart inspiration={inspiration} />
        </HeartCorner>
        <chakra.figcaption textStyle="small" color="fg.muted" mt="2">
          In the picture: <TextLink to={paths.product.href(pictured.slug)}>{pictured.name}</TextLink>
        </chakra.figcaption>
      </chakra.figure>
      <chakra.h2 id={headingId} textStyle="h3" fontSize={{ base: "1.5rem", lg: "1.75rem" }} mt="4">
        {title}
      </chakra.h2>
      <SmallText mt="1">
        {STYLES[inspiration.style]} · {inspiration.room} · {inspiration.category}
      </SmallText>
      <chakra.p mt="3">{inspiration.description}</chakra.p>
      <chakra.h3 textStyle="title" mt="5" mb="2">
        How to get there
      </chakra.h3>
      <chakra.ul listStyleType="disc" pl="5" display="grid" gap="1">
        {inspiration.tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </chakra.ul>
      <chakra.h3 textStyle="title" mt="5" mb="3">
        Featured products
      </chakra.h3>
      <PickedProducts slugs={inspiration.products} asked={ALL_PRODUCTS} columns={3} />
      <OutlineLink to={paths.contact.href(id)} mt="6">
        <span>
          Get This Look <VisuallyHidden>“{title}”</VisuallyHidden>
        </span>
      </OutlineLink>
    </chakra.article>
  );
}
