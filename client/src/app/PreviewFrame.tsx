import type { ReactNode } from "react";
import { Container } from "../ui/Container";
import { chakra } from "../ui/theme/chakra";

/** What stands above the preview of a page. */
export type PreviewNotice = {
  title: string;
  notes: readonly string[];
  seo: { title: string; description: string };
};

/** In view whatever is scrolled to, so that nobody takes the page for the shop's. */
const Bar = chakra("div", {
  base: { position: "sticky", top: "0", zIndex: "1", py: "3", bg: "fg", color: "bg", textStyle: "small" },
});
const Title = chakra("p", { base: { fontWeight: "600" } });
const Facts = chakra("div", { base: { py: "4", borderBottomWidth: "1px", borderColor: "fg", textStyle: "small" } });
/** Disables every button and field of the page, natively; its colours are still the product's. */
const Page = chakra("fieldset", {
  base: { m: "0", p: "0", border: "0", minW: "0", "& label:has(:disabled)": { opacity: "1" } },
});

/** A page as staff see it before it is published: its notice, and nothing that can be pressed. Rendered by the server alone. */
export function PreviewFrame({ title, notes, seo, children }: PreviewNotice & { children: ReactNode }) {
  return (
    <>
      <Bar role="status">
        <Container>
          <Title>{title}</Title>
        </Container>
      </Bar>
      <Facts as="aside" aria-label="About this preview">
        <Container>
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p>{`In search results: “${seo.title}”. ${seo.description}`}</p>
        </Container>
      </Facts>
      <Page disabled aria-label="The page as it would be">
        {children}
      </Page>
    </>
  );
}
