import { Link } from "react-router-dom";
import { HELP_PAGES } from "../navigation/page-links";
import { FooterHeading, FooterList } from "./FooterList";

/** Links to help pages and pages about the shop. */
export function FooterHelp() {
  return (
    <nav aria-labelledby="footer-help">
      <FooterHeading id="footer-help">Help &amp; Support</FooterHeading>
      <FooterList>
        {HELP_PAGES.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </FooterList>
    </nav>
  );
}
