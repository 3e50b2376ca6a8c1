import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { Title } from "react-admin";
import { Link } from "react-router-dom";

/** How many records were erased, and how many orders stay. */
export type Forgotten = { erased: number; keptOrders: number };

type ForgottenCustomerProps = { forgotten: Forgotten };

/** What became of a customer's data. The customer is not named any more. */
export function ForgottenCustomer({ forgotten: { erased, keptOrders } }: ForgottenCustomerProps) {
  return (
    <Stack spacing={2} sx={{ marginTop: 2, maxWidth: 560, alignItems: "flex-start" }}>
      <Title title="Erased" />
      {erased + keptOrders === 0 ? (
        <Alert severity="info">
          Nothing was left to erase. Orders that are not done yet keep email address and phone number until they are.
        </Alert>
      ) : (
        <Alert severity="success">
          The customer&rsquo;s data is erased. Records erased: {erased}. Orders that stay: {keptOrders}. An email tells
          the customer.
        </Alert>
      )}
      <Button component={Link} to="/customers" variant="outlined">
        Back to the search
      </Button>
    </Stack>
  );
}
