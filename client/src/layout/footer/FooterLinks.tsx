import { Link } from "react-router-dom";
import { chakra } from "../../ui/theme/chakra";
import type { PageLink } from "../navigation/page-links";

/** Heading of a footer column. */
export const FooterHeading = chakra("h2", {
  base: { mb: "3", textStyle: "small", fontWeight: "500", color: "fg.inverted.muted" },
});

/** A list of links and facts, each a touch target on phones; in a row with `inline`. */
export const FooterList = chakra("ul", {
  base: {
    "& > li > *": {
      display: "inline-flex",
      alignItems: "center",
      minH: { base: "target", lg: "34px" },
      overflowWrap: "anywhere",
    },
    "& a": { _hover: { textDecoration: "underline", textUnderlineOffset: "4px" } },
  },
  variants: { inline: { true: { display: "flex", flexWrap: "wrap", columnGap: "6" } } },
});

type FooterLinksProps = { id: string; title: string; links: readonly PageLink[] };

/** A column of links to pages of the shop. */
export function FooterLinks({ id, title, links }: FooterLinksProps) {
  return (
    <nav aria-labelledby={id}>
      <FooterHeading id={id}>{title}</FooterHeading>
      <FooterList>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </FooterList>
    </nav>
  );
}
