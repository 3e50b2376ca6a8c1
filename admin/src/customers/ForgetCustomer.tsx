import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { Section } from "../ui/Section";
import { useSubmit } from "../ui/use-submit";
import type { Forgotten } from "./ForgottenCustomer";

const FORGET = graphql(`
  mutation ForgetCustomer($input: ForgetCustomerInput!) {
    forgetCustomer(input: $input) {
      erasedCount
      keptOrderCount
    }
  }
`);

type ForgetCustomerProps = { email: string; onForgotten: (forgotten: Forgotten) => void };

/** Erases a customer's data, after their e-mail address has been typed. */
export function ForgetCustomer({ email, onForgotten }: ForgetCustomerProps) {
  const { failure, isSending, handleSubmit } = useSubmit(async ({ confirmEmail = "" }) => {
    const { forgetCustomer } = await request(FORGET, { input: { email, confirmEmail } });
    onForgotten({ erased: forgetCustomer?.erasedCount ?? 0, keptOrders: forgetCustomer?.keptOrderCount ?? 0 });
  });
  return (
    <Section title="Erase">
      <Typography>
        This deletes the account, enquiries, reviews of what they bought, the mailing list and emails, and can&rsquo;t
        be undone. Orders stay for as long as the law asks; once they are done they lose email address and phone number.
        An email confirms it to the customer. Make sure that it is the owner of the email address who asks.
      </Typography>
      <FailureNotice message={failure?.message} />
      <Stack component="form" spacing={2} onSubmit={handleSubmit} sx={{ alignItems: "flex-start" }}>
        <FormField
          name="confirmEmail"
          label="Their email address, to confirm"
          type="email"
          autoComplete="off"
          fields={failure?.fields}
          sx={{ maxWidth: 420 }}
        />
        <Button type="submit" variant="contained" color="error" loading={isSending}>
          Erase the data
        </Button>
      </Stack>
    </Section>
  );
}
