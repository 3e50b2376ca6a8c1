import { formatPounds } from "@rules/money";
import { formatSize } from "@rules/sizes";
import { paths } from "../../lib/paths";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ComparedOption, Copies, NamedWindow } from "./compared-windows";

type Copy = Copies[number];
type CopyAnswersProps = { copies: Copies; chosen: ComparedOption; others: readonly NamedWindow[] };

const Answers = chakra("ul", { base: { listStyleType: "none", display: "grid", gap: "4", mt: "6" } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target", mr: "4" } as const;

/** What became of a choice at each window: its size and price there and what else differs, or why it is not there. */
export const CopyAnswers = ({ copies, chosen, others }: CopyAnswersProps) => (
  <Answers>
    {copies.map((copy) => {
      const name = others.find(({ window }) => window.key === copy.windowKey)?.name ?? "A window";
      return (
        <li key={copy.windowKey}>
          <p>
            <b>{name}</b>: {copy.refusal ? copy.refusal.message : sizeAndPrice(copy, chosen)}
          </p>
          {copy.changes.map(({ label, from, to }) => (
            <SmallText key={label}>{`${label}: ${to ?? "none"} instead of ${from ?? "none"}`}</SmallText>
          ))}
          <TextLink {...LINK} to={paths.windowCompare.href(copy.windowKey)}>
            Compare<VisuallyHidden>{` options for ${name}`}</VisuallyHidden>
          </TextLink>
          {copy.refusal?.reason === "FIGURE_MISSING" && (
            <TextLink {...LINK} to={paths.windows.href(copy.windowKey)}>
              Measure<VisuallyHidden>{` ${name}`}</VisuallyHidden>
            </TextLink>
          )}
        </li>
      );
    })}
  </Answers>
);

/** "chosen in 1118 × 1524 mm for £123.45, £10.00 more than here". What can't be ordered has no price to compare with. */
function sizeAndPrice({ option }: Copy, { totalPence, refusal }: ComparedOption): string {
  if (!option) return "chosen.";
  const compared = refusal === null ? `, ${moreThanHere(option.totalPence - totalPence)}` : "";
  return `chosen in ${formatSize(option, "mm")} for ${formatPounds(option.totalPence)}${compared}.`;
}

const moreThanHere = (pence: number): string =>
  pence === 0 ? "as here" : `${formatPounds(Math.abs(pence))} ${pence > 0 ? "more" : "less"} than here`;
