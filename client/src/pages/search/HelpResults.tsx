import { useId } from "react";
import { Link } from "react-router-dom";
import type { HelpPage } from "../../content/help/help-page";
import { chakra } from "../../ui/theme/chakra";

type HelpResultsProps = { title: string; pages: readonly HelpPage[] };

const Section = chakra("section", { base: { mb: { base: "8", lg: "10" } } });
const List = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" },
    columnGap: "6",
    mt: "2",
    borderTopWidth: "1px",
  },
});
const Row = chakra(Link, {
  base: {
    display: "block",
    h: "full",
    minH: "target",
    py: "3",
    borderBottomWidth: "1px",
    "& b": { textDecorationLine: "underline", textDecorationThickness: "1px", textUnderlineOffset: "5px" },
    "& small": { display: "block", mt: "0.5", textStyle: "small", color: "fg.muted" },
    _hover: { "& b": { textDecorationThickness: "2px" } },
  },
});

/** Pages that answer a question, each with a sentence; nothing if there are none. */
export function HelpResults({ title, pages }: HelpResultsProps) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3">
        {title}
      </chakra.h2>
      <List>
        {pages.map((page) => (
          <li key={page.to}>
            <Row to={page.to}>
              <b>{page.title}</b>
              <small>{page.sentence}</small>
            </Row>
          </li>
        ))}
      </List>
    </Section>
  );
}
