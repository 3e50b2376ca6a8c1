import { useLocation, useNavigate } from "react-router-dom";
import { formatPounds } from "@rules/money";
import { stepsOnPage } from "../../../lib/page-steps";
import { paths } from "../../../lib/paths";
import { totalsRows } from "../../../product/totals-rows";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/overlay/Dialog";
import { SummaryRows } from "../../../ui/SummaryRows";
import { chakra } from "../../../ui/theme/chakra";
import { notify } from "../../../ui/toast/notify";
import { changedOrder, readChangedOrder, type WantedLineChange } from "./changed-order";
import { useLineChange } from "./useLineChange";

type ChangeLineDialogProps = {
  open: boolean;
  /** Undefined while nothing is asked. */
  change: WantedLineChange | undefined;
  onClose: () => void;
};

type Price = NonNullable<ReturnType<typeof useLineChange>["price"]>;

/** Side by side; on phones as wide as the dialog. */
const WIDTH = { base: "1", md: "none" };

const Words = chakra("p", { base: { mb: "4" } });

/** "£45.22 more than before", of the whole order. */
const differenceWords = (pence: number): string =>
  pence === 0 ? "the same as before" : `${formatPounds(Math.abs(pence))} ${pence > 0 ? "more" : "less"} than before`;

/** The total of the order before and after. */
function PriceOfChange({ price: { order, totals, differencePence, isSame } }: { price: Price }) {
  if (isSame) return <Words>This item of your order is like this already, so there is nothing to change.</Words>;
  return (
    <>
      <Words>
        Your order comes to {formatPounds(order.totals.totalPence)} now. With this change it comes to{" "}
        <strong>{formatPounds(totals.totalPence)}</strong>, {differenceWords(differencePence)}.
      </Words>
      <SummaryRows {...totalsRows(totals, { ...order, tax: "Tax" })} />
      <Words mt="4">This website has charged nothing: what you pay is the new total. We confirm it by e-mail.</Words>
    </>
  );
}

/** What a change of an order's line makes of its total, and the question. Agreeing leads back to the order. */
export function ChangeLineDialog({ open, change, onClose }: ChangeLineDialogProps) {
  const came = readChangedOrder(useLocation().state);
  const navigate = useNavigate();
  const { price, problem, agree, forgetRefusal, isSending } = useLineChange(change, came?.email);
  const number = change?.number ?? "";

  const handleClose = () => {
    forgetRefusal();
    onClose();
  };
  const handleAgree = async () => {
    if (!(await agree()) || !price) return;
    onClose();
    const description = `Its total is now ${formatPounds(price.totals.totalPence)}. We confirm it by e-mail.`;
    notify({ title: `Order #${number} is changed`, description });
    // The page on which orders are looked up has forgotten it by now.
    if (came && came.email === undefined) void navigate(-1 - stepsOnPage());
    else void navigate(paths.trackOrder.href(number), { state: changedOrder(came?.email) });
  };

  return (
    <Dialog
      open={open}
      onClose={handleClose}
      title={`Change order #${number}?`}
      footer={
        <>
          {price && !price.isSame && (
            <Button flex={WIDTH} busy={isSending} busyText="Changing..." onClick={() => void handleAgree()}>
              Change my order
            </Button>
          )}
          <Button data-autofocus flex={WIDTH} variant="soft" onClick={handleClose}>
            Back to my choices
          </Button>
        </>
      }
    >
      <div role="status">
        {problem !== undefined && <Words>{problem}</Words>}
        {price && <PriceOfChange price={price} />}
        {!price && problem === undefined && <p>We work out the new total...</p>}
      </div>
    </Dialog>
  );
}
