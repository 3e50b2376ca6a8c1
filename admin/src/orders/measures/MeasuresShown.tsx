import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { RemadeSides } from "../remake/RemadeSides";
import type { MeasuresPreview } from "./measure-changes";
import { priceEffect } from "./price-effect";

/** What a line would become and the order would cost, beside what they are. */
export function MeasuresShown({ preview }: { preview: MeasuresPreview }) {
  const { lineWasPence, lineBecamePence, totalWasPence, totalBecamePence, was, became } = preview;
  return (
    <Stack spacing={2} role="status">
      <Typography>
        This line: {formatPounds(lineWasPence)} as ordered, {formatPounds(lineBecamePence)} as measured.{" "}
        {priceEffect(totalWasPence, totalBecamePence)}
      </Typography>
      <RemadeSides was={was} became={became} becameTitle="As measured" />
    </Stack>
  );
}
