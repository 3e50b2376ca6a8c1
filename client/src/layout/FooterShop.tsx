import { Link } from "react-router-dom";
import { paths } from "../lib/paths";
import type { Department } from "./departments";
import { FooterHeading, FooterList } from "./FooterList";

/** All departments. */
export function FooterShop({ categories }: { categories: readonly Department[] }) {
  return (
    <nav aria-labelledby="footer-shop">
      <FooterHeading id="footer-shop">Shop</FooterHeading>
      <FooterList display="grid" gridTemplateColumns={{ base: "1fr 1fr", md: "1fr" }} columnGap="5">
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={paths.category.href(slug)}>{name}</Link>
          </li>
        ))}
      </FooterList>
    </nav>
  );
}
