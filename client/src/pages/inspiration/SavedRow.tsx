import { STYLES, type Inspiration } from "../../content/inspirations";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { Picture } from "../../ui/Picture";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { InspirationHeart } from "./InspirationHeart";

/** Two links below each other, touch targets on phones. */
const Line = chakra("p", {
  base: { "& a": { display: "inline-flex", alignItems: "center", minH: { base: "target", lg: "7" } } },
});
const Row = chakra("li", {
  base: { display: "grid", gridTemplateColumns: "6rem minmax(0, 1fr) auto", columnGap: "4", alignItems: "center" },
});

/** A saved design with links to it and to a message about it, and a remove button. */
export function SavedRow({ inspiration }: { inspiration: Inspiration }) {
  const { id, title, image, style } = inspiration;
  return (
    <Row>
      <Picture picture={image} sizes="96px" alt="" />
      <div>
        <Line>
          <TextLink variant="quiet" fontWeight="600" to={{ pathname: paths.inspiration.href(), hash: id }}>
            {title}
          </TextLink>
        </Line>
        <SmallText>{STYLES[style]}</SmallText>
        <Line textStyle="small">
          <TextLink to={paths.contact.href(id)}>
            Get This Look <VisuallyHidden>“{title}”</VisuallyHidden>
          </TextLink>
        </Line>
      </div>
      <InspirationHeart inspiration={inspiration} look="bare" />
    </Row>
  );
}
