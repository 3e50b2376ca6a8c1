import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useNotify, useRefresh } from "react-admin";
import { request } from "../api/request";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { saveFile } from "../ui/save-file";
import { Section } from "../ui/Section";
import { useSubmit } from "../ui/use-submit";

const EXPORT = graphql(`
  mutation ExportCustomer($input: ExportCustomerInput!) {
    exportCustomer(input: $input) {
      data
    }
  }
`);

type ExportCustomerProps = { email: string };

/** Saves all that is kept about a customer as a file. Its name says nothing of them. */
export function ExportCustomer({ email }: ExportCustomerProps) {
  const notify = useNotify();
  const refresh = useRefresh();
  const { failure, isSending, handleSubmit } = useSubmit(async () => {
    const { exportCustomer } = await request(EXPORT, { input: { email } });
    saveFile(
      `customer-data-${new Date().toISOString().slice(0, 10)}.json`,
      exportCustomer?.data ?? "",
      "application/json",
    );
    notify("The file is saved. The audit says that you have exported it.");
    refresh();
  });
  return (
    <Section title="Export">
      <Typography>
        The file has all that the customer could download. Make sure that it is the owner of the email address who asks,
        and send it to nobody else.
      </Typography>
      <FailureNotice message={failure?.message} />
      <Stack component="form" onSubmit={handleSubmit} sx={{ alignItems: "flex-start" }}>
        <Button type="submit" variant="outlined" loading={isSending}>
          Export the data
        </Button>
      </Stack>
    </Section>
  );
}
