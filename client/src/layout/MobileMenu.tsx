import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import { chakra } from "@chakra-ui/react";
import { useState } from "react";
import { NavLink } from "react-router-dom";
import { graphql } from "../gql";
import { phoneHref } from "../lib/contact-links";
import { paths } from "../lib/paths";
import { IconButton } from "../ui/IconButton";
import { MenuIcon, PhoneIcon } from "../ui/icons";
import { Drawer } from "../ui/overlay/Drawer";
import { type Department, isSale } from "./departments";
import { openingHours } from "./opening-hours";

const SHOP = graphql(`
  fragment MobileMenu_shop on Shop {
    phone
    hours {
      days
      opens
      closes
    }
  }
`);

type MobileMenuProps = { shop: FragmentType<typeof SHOP>; categories: readonly Department[] };

const DepartmentLink = chakra(NavLink, {
  base: {
    display: "flex",
    alignItems: "center",
    minH: "14",
    textStyle: "h3",
    "&[aria-current=page]": { textDecoration: "underline", textDecorationThickness: "2px", textUnderlineOffset: "6px" },
  },
  variants: { sale: { true: { color: "action.solid" } } },
});

const Call = chakra("a", {
  base: { display: "flex", alignItems: "center", gap: "3", minH: "target", fontWeight: "600" },
});

/** The departments on the phone, behind a button. Sale stands by itself below the others. */
export function MobileMenu({ shop, categories }: MobileMenuProps) {
  const { data } = useSuspenseFragment({ fragment: SHOP, fragmentName: "MobileMenu_shop", from: shop });
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  const linkTo = (category: Department) => (
    <DepartmentLink to={paths.category.href(category.slug)} sale={isSale(category)} onClick={close}>
      {category.name}
    </DepartmentLink>
  );
  return (
    <>
      <IconButton
        display={{ base: "inline-grid", lg: "none" }}
        aria-label="Menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MenuIcon />
      </IconButton>
      <Drawer open={isOpen} onClose={close} title="Menu" size="sm">
        <nav aria-label="Menu">
          <ul>
            {categories
              .filter((category) => !isSale(category))
              .map((category) => (
                <li key={category.id}>{linkTo(category)}</li>
              ))}
          </ul>
          {categories.filter(isSale).map((sale) => (
            <chakra.div key={sale.id} borderTopWidth="1px" mt="2" pt="2">
              {linkTo(sale)}
            </chakra.div>
          ))}
        </nav>
        <chakra.div borderTopWidth="1px" mt="2" pt="4" color="fg.muted" textStyle="small">
          <Call href={phoneHref(data.phone)} color="fg" textStyle="body">
            <PhoneIcon size="m" />
            {data.phone}
          </Call>
          {data.hours.map((hours) => (
            <p key={hours.days}>{openingHours(hours)}</p>
          ))}
        </chakra.div>
      </Drawer>
    </>
  );
}
