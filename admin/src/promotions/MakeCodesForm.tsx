import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useNotify, useRefresh } from "react-admin";
import { MAX_CODES_AT_ONCE, MAX_USES } from "@rules/unique-code";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import type { Promotion } from "./promotions-provider";
import { makeUniqueCodes } from "./unique-codes";

/** Makes codes for a promotion, from the version that is shown, so that none are made twice. */
export function MakeCodesForm({ promotion: { id, version } }: { promotion: Promotion }) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ count = "", uses = "" }) => {
    try {
      const wanted = { count: Number(count), uses: Number(uses) };
      const made = await makeUniqueCodes({ promotionId: id, expectedVersion: version, ...wanted });
      notify(made === 1 ? "One code is made." : `${made.toLocaleString("en-GB")} codes are made.`);
    } finally {
      refresh(); // also where somebody was faster
    }
  });
  return (
    <Stack component="form" spacing={2} onSubmit={handleSubmit} noValidate>
      <FailureNotice message={failure?.message} />
      <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
        <FormField
          name="count"
          label="How many"
          type="number"
          defaultValue="100"
          helperText={`1 to ${MAX_CODES_AT_ONCE.toLocaleString("en-GB")} at once.`}
          fields={failure?.fields}
        />
        <FormField
          name="uses"
          label="Orders for each"
          type="number"
          defaultValue="1"
          helperText={`1 to ${MAX_USES}; a cancelled order gives its use back.`}
          fields={failure?.fields}
        />
      </Stack>
      <Button type="submit" variant="contained" loading={isSending} sx={{ alignSelf: "start" }}>
        Make codes
      </Button>
    </Stack>
  );
}
