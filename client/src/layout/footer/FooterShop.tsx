import { Link } from "react-router-dom";
import { paths } from "../../lib/paths";
import type { Department } from "../navigation/departments";
import { FooterHeading, FooterList } from "./FooterList";

/** Links to all departments and to fabric samples. */
export function FooterShop({ categories }: { categories: readonly Department[] }) {
  return (
    <nav aria-labelledby="footer-shop">
      <FooterHeading id="footer-shop">Shop</FooterHeading>
      <FooterList>
        {categories.map(({ id, name, slug }) => (
          <li key={id}>
            <Link to={paths.category.href(slug)}>{name}</Link>
          </li>
        ))}
        <li>
          <Link to={paths.samples.href()}>Samples</Link>
        </li>
      </FooterList>
    </nav>
  );
}
