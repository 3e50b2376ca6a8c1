import { ChevronDownIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";

/** An entry of the table of contents. */
export type Anchor = { id: string; title: string };

const Wide = chakra("nav", {
  base: {
    display: { base: "none", lg: "block", _print: "none" },
    position: "sticky",
    top: "6",
    maxH: "calc(100dvh - 3rem)",
    overflowY: "auto",
    "& h2": { fontSize: "small", fontWeight: "600", mb: "2" },
  },
});
const Narrow = chakra("details", {
  base: {
    display: { base: "block", lg: "none", _print: "none" },
    borderBlockWidth: "1px",
    borderColor: "border",
    mb: "10",
    "&[open] > summary > svg": { transform: "rotate(180deg)" },
    "& > summary": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      minH: "13",
      fontWeight: "600",
    },
  },
});
const List = chakra("ol", {
  base: {
    pb: { base: "4", lg: "0" },
    textStyle: "small",
    color: "fg.muted",
    "& a": {
      display: "flex",
      alignItems: "center",
      minH: { base: "target", lg: "8" },
      py: "1",
      lineHeight: "1.35",
      _hover: { color: "fg", textDecoration: "underline", textUnderlineOffset: "4px" },
    },
  },
});

/** Table of contents: beside the text where there is room, folded above it on phones. */
export function Contents({ anchors }: { anchors: readonly Anchor[] }) {
  // The column stays when it is empty, as in a search without a hit.
  if (anchors.length === 0) return <div />;
  const list = (
    <List>
      {anchors.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </List>
  );
  return (
    <>
      <Wide aria-labelledby="contents">
        <h2 id="contents">On this page</h2>
        {list}
      </Wide>
      <Narrow>
        <summary>
          On this page
          <ChevronDownIcon size="m" />
        </summary>
        <nav aria-label="On this page">{list}</nav>
      </Narrow>
    </>
  );
}
