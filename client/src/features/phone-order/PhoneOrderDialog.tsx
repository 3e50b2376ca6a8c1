import { useQuery } from "@apollo/client/react";
import { CODE_DAYS } from "@rules/retention-periods";
import { graphql } from "../../gql";
import { phoneHref } from "../../lib/contact-links";
import { ExternalLink } from "../../ui/links";
import { DialogBox } from "../../ui/overlay/DialogBox";
import { SmallText } from "../../ui/texts";
import { PhoneOrderCodes } from "./PhoneOrderCodes";
import type { ToldConfiguration } from "./told-configuration";

const SHOP = graphql(`
  query PhoneOrder {
    shop {
      phone
    }
  }
`);

type PhoneOrderDialogProps = {
  /** Undefined while it is closed. */
  told: readonly ToldConfiguration[] | undefined;
  open: boolean;
  onClose: () => void;
};

/** The shop's phone number, and a short code for each configuration. */
export function PhoneOrderDialog({ told, open, onClose }: PhoneOrderDialogProps) {
  const phone = useQuery(SHOP).data?.shop.phone;
  return (
    <DialogBox open={open} onClose={onClose} title="Order by phone">
      <p>
        Call us{phone !== undefined && " on "}
        {phone !== undefined && (
          <ExternalLink href={phoneHref(phone)} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
            {phone}
          </ExternalLink>
        )}{" "}
        {told && told.length > 1 ? "and read out the codes. They tell us" : "and read out the code. It tells us"}{" "}
        product, size, colour and material exactly as you chose them.
      </p>
      {told && told.length > 0 && <PhoneOrderCodes told={told} />}
      <SmallText mt="4">
        To come back to your choice yourself, type the code into our search. It works for {CODE_DAYS} days, and says
        nothing about you.
      </SmallText>
    </DialogBox>
  );
}
