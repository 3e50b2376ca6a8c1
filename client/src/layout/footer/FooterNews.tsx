import { chakra } from "../../ui/theme/chakra";
import { NewsletterForm } from "./newsletter/NewsletterForm";

const Row = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(12, 1fr)" },
    alignItems: "center",
    gap: { base: "4", lg: "6" },
    "& > h2": { gridColumn: { lg: "span 5" } },
    "& > form": { gridColumn: { lg: "span 7" } },
    py: { base: "10", lg: "14" },
    borderBottomWidth: "1px",
    borderColor: "rgb(198 210 201 / 0.28)",
  },
});

/** The newsletter form on every page. */
export function FooterNews() {
  return (
    <Row aria-labelledby="footer-news">
      <chakra.h2 id="footer-news" textStyle="h3">
        Offers and ideas for your windows
      </chakra.h2>
      <NewsletterForm />
    </Row>
  );
}
