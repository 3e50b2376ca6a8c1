import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { openingHours } from "../../lib/opening-hours";
import { PhoneIcon } from "../../ui/icons";
import { DrawerPanel } from "../../ui/overlay/DrawerPanel";
import { chakra } from "../../ui/theme/chakra";
import type { Department } from "../navigation/departments";
import { MenuPages } from "./MenuPages";

const SHOP = graphql(`
  fragment MenuSheet_shop on Shop {
    phone
    hours {
      days
      opens
      closes
    }
  }
`);

export type MenuSheetProps = {
  open: boolean;
  onClose: () => void;
  shop: FragmentType<typeof SHOP>;
  categories: readonly Department[];
  onEstimate: () => void;
};

const Call = chakra("a", {
  base: { display: "flex", alignItems: "center", gap: "3", minH: "target", fontWeight: "600" },
});

/** The phone's menu: all links and tools of the full header, telephone number and opening hours. */
export function MenuSheet({ shop, categories, onEstimate, ...panel }: MenuSheetProps) {
  const { phone, hours } = useFragmentData(SHOP, shop);
  const estimate = () => {
    panel.onClose();
    onEstimate();
  };
  return (
    <DrawerPanel title="Menu" size="sm" {...panel}>
      <MenuPages categories={categories} onLeave={panel.onClose} onEstimate={estimate} />
      <chakra.div borderTopWidth="1px" mt="2" pt="4" pb="5" color="fg.muted" textStyle="small">
        <Call href={phoneHref(phone)} color="fg" textStyle="body">
          <PhoneIcon size="m" />
          {phone}
        </Call>
        {hours.map((each) => (
          <p key={each.days}>{openingHours(each)}</p>
        ))}
      </chakra.div>
    </DrawerPanel>
  );
}
