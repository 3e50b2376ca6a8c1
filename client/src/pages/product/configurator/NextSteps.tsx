import { estimatedDelivery, formatDay } from "@rules/delivery-date";
import { useBrowserValue } from "../../../lib/store";
import { chakra } from "../../../ui/theme/chakra";
import type { Configurator } from "./useConfigurator";
import { leadTimeWords } from "./wording";

const List = chakra("ol", {
  base: {
    mt: "4",
    "& > li": { position: "relative", pl: "7", pb: "5", _last: { pb: "0" } },
    // A rule with a tick at each step, as on a drawing.
    "& > li::before": {
      content: '""',
      position: "absolute",
      left: "5px",
      top: "11px",
      bottom: "-11px",
      w: "1px",
      bg: "fg.subtle",
    },
    "& > li:last-of-type::before": { display: "none" },
    "& > li::after": {
      content: '""',
      position: "absolute",
      left: "0",
      top: "11px",
      w: "11px",
      h: "1px",
      bg: "fg.subtle",
    },
  },
});
const Note = chakra("span", { base: { display: "block", textStyle: "small", color: "fg.muted" } });

/** The steps from order to fitting, with dates. */
export function NextSteps({ configurator }: { configurator: Configurator }) {
  const { product } = configurator;
  // Not on the server, whose page is cached.
  const day = useBrowserValue(() => formatDay(estimatedDelivery(new Date(), [product.leadTimeDays])), undefined);
  const arrival = day === undefined ? `in ${leadTimeWords(product.leadTimeDays)}` : `by ${day}`;
  const steps = [
    { name: "We measure", note: "Free of charge, before anything is cut." },
    { name: "We make", note: `To your figures. Ordered today, it should be with you ${arrival}.` },
    {
      name: "We fit",
      note: `Free of charge, with ${product.warrantyYears === 1 ? "a year" : `${product.warrantyYears} years`} of warranty.`,
    },
  ];
  return (
    <chakra.section mt="8" pt="6" borderTopWidth="1px" borderColor="border" aria-labelledby="next-steps">
      <chakra.h2 id="next-steps" textStyle="title">
        What happens next
      </chakra.h2>
      <List>
        {steps.map(({ name, note }) => (
          <li key={name}>
            <b>{name}</b>
            <Note>{note}</Note>
          </li>
        ))}
      </List>
    </chakra.section>
  );
}
