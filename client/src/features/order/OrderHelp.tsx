import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

/** Contact for questions about an order. */
export function OrderHelp() {
  return (
    <chakra.p textStyle="small" color="fg.muted" mt="4" _print={{ display: "none" }}>
      Something not right? See the <TextLink to={paths.faq.href()}>FAQ</TextLink> or{" "}
      <TextLink to={paths.contact.href()}>contact us</TextLink> before making starts.
    </chakra.p>
  );
}
