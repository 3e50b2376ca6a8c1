import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Title } from "react-admin";
import { ConfirmForm } from "./ConfirmForm";
import { CsvForm } from "./CsvForm";
import { PreviewReport } from "./PreviewReport";
import type { PricePreview } from "./price-operations";

type DryRun = { csv: string; preview: PricePreview };

/** Takes a price list, shows what it would change, and imports it. */
export function ImportPage() {
  const [dryRun, setDryRun] = useState<DryRun>();
  const isImportable =
    dryRun !== undefined && dryRun.preview.problems.length === 0 && dryRun.preview.differences.length > 0;
  return (
    <Card sx={{ marginTop: 2 }}>
      <Title title="Import a price list" />
      <CardContent>
        <Stack spacing={3}>
          <Typography>
            Prices are without tax. Change the <a href="/admin/prices.csv">present prices as CSV</a> with any
            spreadsheet; lines that stay can be left out. Nothing changes before you have seen what would.
          </Typography>
          <CsvForm onEdited={() => setDryRun(undefined)} onPreviewed={setDryRun} />
          {dryRun && <PreviewReport preview={dryRun.preview} />}
          {isImportable && <ConfirmForm csv={dryRun.csv} fingerprint={dryRun.preview.fingerprint} />}
        </Stack>
      </CardContent>
    </Card>
  );
}
