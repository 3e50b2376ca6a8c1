import { useLayoutEffect, useRef } from "react";
import { inspirationById, STYLES, type Inspiration } from "../../content/inspirations";
import { SAVED_PANEL, useSavedInspirations } from "../../features/inspirations/saved-inspirations";
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
function SavedRow({ inspiration }: { inspiration: Inspiration }) {
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

/** Rendered without saved designs, too, so that it can keep the focus after the last row is removed. */
const FocusTarget = chakra("div", { base: { outline: "none" } });
const Panel = chakra("section", {
  base: {
    mt: { base: "12", lg: "16" },
    py: { base: "8", lg: "10" },
    px: { base: "6", lg: "12" },
    bg: "bg.sage",
    borderRadius: "picture",
    scrollMarginTop: { base: "20", lg: "6" },
    _print: { display: "none" },
    "& h2:focus": { outline: "none" },
  },
});
const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    columnGap: "12",
    rowGap: "5",
    mt: "6",
  },
});

/** The saved designs; nothing without any. */
export function SavedInspirations() {
  const ids = useSavedInspirations();
  const target = useRef<HTMLDivElement>(null);
  const count = useRef(ids.length);

  // The pressed heart is gone with its row.
  useLayoutEffect(() => {
    const hasLost = ids.length < count.current;
    count.current = ids.length;
    if (hasLost && document.activeElement === document.body)
      (target.current?.querySelector("h2") ?? target.current)?.focus({ preventScroll: true });
  }, [ids]);

  return (
    <FocusTarget ref={target} tabIndex={-1}>
      {ids.length > 0 && <SavedList ids={ids} />}
    </FocusTarget>
  );
}

function SavedList({ ids }: { ids: readonly string[] }) {
  return (
    <Panel id={SAVED_PANEL} aria-labelledby="saved-title">
      <chakra.h2 id="saved-title" textStyle="h3" tabIndex={-1}>
        Your Saved Inspirations ({ids.length})
      </chakra.h2>
      <List>
        {ids.map((id) => {
          const inspiration = inspirationById(id);
          return inspiration && <SavedRow key={id} inspiration={inspiration} />;
        })}
      </List>
    </Panel>
  );
}
