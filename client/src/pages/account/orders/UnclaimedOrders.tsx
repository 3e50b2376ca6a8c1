import { useRef, useState } from "react";
import { formatDay } from "@rules/delivery-date";
import { formatPounds } from "@rules/money";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { paths } from "../../../lib/paths";
import { Button } from "../../../ui/Button";
import { FormNotice } from "../../../ui/form/FormNotice";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { AccountSection } from "../frame/AccountSection";
import { useAccountChange } from "../frame/useAccountChange";

const ACCOUNT = graphql(`
  fragment UnclaimedOrders_account on Account {
    id
    unclaimedOrders {
      number
      placedAt
      totalPence
    }
  }
`);

/** Returns both cached lists of orders, so that both contain the claimed one. */
const CLAIM_ORDER = graphql(`
  mutation ClaimOrder($input: ClaimOrderInput!) {
    claimOrder(input: $input) {
      account {
        ...UnclaimedOrders_account
        orders(first: 10) {
          ...OrdersPage_orders @unmask
        }
        latest: orders(first: 2) {
          ...OrdersPage_orders @unmask
        }
      }
    }
  }
`);

const Row = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "6",
    rowGap: "2",
    py: "4",
    borderTopWidth: "1px",
  },
});
const Words = chakra("p", { base: { textStyle: "small", color: "fg.muted" } });

/** Guest orders with the account's e-mail address, which the owner can claim. Nothing without any. */
export function UnclaimedOrders({ account }: { account: FragmentType<typeof ACCOUNT> }) {
  const data = useFragmentData(ACCOUNT, account);
  const { run, isSending, notice } = useAccountChange(CLAIM_ORDER);
  const [claimed, setClaimed] = useState<string>();
  const status = useRef<HTMLParagraphElement>(null);
  const orders = data.unclaimedOrders;
  if (orders.length === 0 && claimed === undefined) return null;

  const claim = async (number: string) => {
    if (!(await run({ input: { number } }))) return;
    setClaimed(number);
    status.current?.focus(); // the focused button is gone with its row
  };
  return (
    <chakra.div mb="10">
      {orders.length > 0 && (
        <AccountSection title={orders.length === 1 ? "Is this your order?" : "Are these your orders?"}>
          <p>Somebody ordered with your e-mail address without signing in. If it was you, take it into your account.</p>
          <chakra.ul listStyleType="none" mt="4" borderBottomWidth="1px">
            {orders.map(({ number, placedAt, totalPence }) => (
              <Row key={number}>
                <div>
                  <b>Order #{number}</b>
                  <Words>
                    {formatDay(placedAt)}, {formatPounds(totalPence)}
                  </Words>
                </div>
                <Button variant="line" disabled={isSending} onClick={() => void claim(number)}>
                  Yes, it is mine<VisuallyHidden> (order {number})</VisuallyHidden>
                </Button>
              </Row>
            ))}
          </chakra.ul>
          <Words mt="3">
            Not yours? Leave it here, or <TextLink to={paths.contact.href()}>tell us</TextLink>.
          </Words>
        </AccountSection>
      )}
      <chakra.p ref={status} role="status" tabIndex={-1} mt="3" _empty={{ m: "0" }} _focus={{ outline: "none" }}>
        {claimed !== undefined && `Order #${claimed} is in your account now.`}
      </chakra.p>
      <FormNotice>{notice}</FormNotice>
    </chakra.div>
  );
}
