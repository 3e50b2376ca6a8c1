import { formatDay } from "@rules/delivery-date";
import { DELIVERY_NAMES } from "@rules/order-choices";
import { MAX_LINES } from "@rules/quantity";
import { shownWindowName } from "@rules/window-names";
import { colorLabel, materialLabel } from "../../product/attribute-labels";
import { totalsRows } from "../../product/totals-rows";
import { SummaryPanel } from "../../ui/SummaryPanel";
import { SummaryRows } from "../../ui/SummaryRows";
import { SmallText } from "../../ui/texts";
import type { ShownChoices } from "./project-documents";
import { PutInCart } from "./PutInCart";

/** What all choices cost as one order, what is cut from one batch, and the way to the cart. */
export function ProjectSummary({ choices }: { choices: ShownChoices }) {
  const { options, batches, totals, delivery, estimatedDelivery } = choices;
  const made = options.filter(({ refusal }) => refusal === null).length;
  if (options.length === 0)
    return (
      <SummaryPanel title="All choices">
        <p>Nothing is chosen yet. Choose an option for a window to see what all of them cost as one order.</p>
      </SummaryPanel>
    );
  return (
    <SummaryPanel title="All choices">
      <SummaryRows {...totalsRows(totals, { ...choices, tax: "Estimated Tax" })} />
      <SmallText mt="4">
        {DELIVERY_NAMES[delivery]}, ordered today with you by {formatDay(estimatedDelivery)}.
      </SmallText>
      {made < options.length && (
        <SmallText mt="2">{`${options.length - made} of ${options.length} choices can’t be made and are in no sum.`}</SmallText>
      )}
      {made > MAX_LINES && (
        <SmallText mt="2">{`One order holds ${MAX_LINES} items: the sums are those of the first ${MAX_LINES}.`}</SmallText>
      )}
      {batches.map((batch) => (
        <SmallText key={batch.windowKeys.join()} mt="2">
          {batchWords(batch, options)}
        </SmallText>
      ))}
      <PutInCart key={options.map(({ id }) => id).join()} options={options} />
    </SummaryPanel>
  );
}

/** "Kitchen, left; Kitchen, right: cut from one batch of Blackout Fabric, Navy, so that their colours match." */
function batchWords(
  { material, color, windowKeys }: ShownChoices["batches"][number],
  options: ShownChoices["options"],
) {
  const names = windowKeys.map((key) => {
    const option = options.find(({ windowKey }) => windowKey === key);
    return (option && shownWindowName(option)) ?? "a window";
  });
  return `${names.join("; ")}: cut from one batch of ${materialLabel(material)}, ${colorLabel(color)}, so that their colours match.`;
}
