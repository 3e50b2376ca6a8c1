import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { FailureNotice } from "../ui/FailureNotice";
import { formatMoment, shortDay } from "../ui/moment";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { DifferenceTable } from "./DifferenceTable";
import { discardDraft, publishDraft } from "./draft-changes";
import { draftedProduct, expectedOf, plannedDay, type Draft } from "./drafted-product";
import { PlanDraft } from "./PlanDraft";
import { PreviewLink } from "./PreviewLink";
import type { Product } from "./product";
import { FIELD_LABELS, type EditedField } from "./product-changes";

type DraftSectionProps = { product: Product; draft: Draft };

/** What waits to be published of a product: what it changes, from when, and its publishing. */
export function DraftSection({ product, draft }: DraftSectionProps) {
  const { failure, isActing, act } = useAct();
  const expected = expectedOf(product);
  return (
    <Section title="Draft">
      <Typography>{draftSentence(draft)}</Typography>
      {draft.problem != null && <Alert severity="error">It was not published on its day. {draft.problem}</Alert>}
      {draft.overtaken.length > 0 && (
        <Alert severity="warning">
          Changed since the draft was saved: {draft.overtaken.map(labelOf).join(", ")}. Compare, and save the draft
          again to put it in place of that.
        </Alert>
      )}
      <DifferenceTable
        label="What the draft changes"
        product={product}
        other={draftedProduct(product)}
        otherName="In the draft"
      />
      <Typography>
        Shown as from {formatPounds(draft.fromPricePence)} without tax; now from {formatPounds(product.fromPricePence)}.
      </Typography>
      <FailureNotice message={failure} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "flex-start" }}>
        <Button
          variant="contained"
          loading={isActing}
          onClick={() => void act(() => publishDraft(expected), "The draft is published; shoppers see it.")}
        >
          Publish the draft now
        </Button>
        <PlanDraft key={product.draftVersion} product={product} draft={draft} isActing={isActing} act={act} />
        <Button
          variant="outlined"
          disabled={isActing}
          onClick={() => void act(() => discardDraft(expected), "The draft is thrown away.")}
        >
          Throw the draft away
        </Button>
        <PreviewLink product={product}>See the page with the draft</PreviewLink>
      </Stack>
    </Section>
  );
}

const labelOf = (field: string): string => FIELD_LABELS[field as EditedField] ?? field;

/** Who saved a draft and when, and when it is published. */
function draftSentence({ savedAt, savedBy, ...plan }: Draft): string {
  const saved = `Saved ${formatMoment(savedAt)} by ${savedBy ?? "a command at the server"}.`;
  const day = plannedDay(plan);
  return day === null
    ? `${saved} Shoppers do not see it before it is published.`
    : `${saved} It is published when ${shortDay(day)} begins in London.`;
}
