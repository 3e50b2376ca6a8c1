import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { graphql } from "../../gql";
import { DrawerPanel } from "../../ui/overlay/DrawerPanel";
import type { Department } from "../navigation/departments";
import { MenuContact } from "./MenuContact";
import { MenuPages } from "./MenuPages";

const SHOP = graphql(`
  fragment MenuSheet_shop on Shop {
    ...MenuContact_shop
  }
`);

export type MenuSheetProps = {
  open: boolean;
  onClose: () => void;
  shop: FragmentType<typeof SHOP>;
  categories: readonly Department[];
  onEstimate: () => void;
};

/** The phone's menu: all links and tools of the full header. */
export function MenuSheet({ shop, categories, onEstimate, ...panel }: MenuSheetProps) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "MenuSheet_shop", from: shop });
  const { onClose } = panel;
  const estimate = () => {
    onClose();
    onEstimate();
  };
  return (
    <DrawerPanel title="Menu" size="sm" {...panel}>
      <MenuPages categories={categories} onLeave={onClose} onEstimate={estimate} />
      <MenuContact shop={data} />
    </DrawerPanel>
  );
}
