import Stack from "@mui/material/Stack";
import { Show, useNotify, useRecordContext, useRedirect } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { CustomerAudit } from "./CustomerAudit";
import { CustomerEnquiries } from "./CustomerEnquiries";
import { CustomerFacts } from "./CustomerFacts";
import { CustomerOrders } from "./CustomerOrders";
import { CustomerReviews } from "./CustomerReviews";
import type { Customer, ListedCustomer } from "./customers-provider";

/** All that the shop keeps about a customer. Where nothing is kept, the search comes back and says so. */
export function CustomerPage() {
  const notify = useNotify();
  const redirect = useRedirect();
  const handleError = (error: Error) => {
    notify(sentenceOf(error), { type: "error" });
    redirect("list", "customers");
  };
  return (
    <Show title={<CustomerTitle />} actions={false} component="div" queryOptions={{ onError: handleError }}>
      <CustomerParts />
    </Show>
  );
}

type KnownCustomer = (Customer | ListedCustomer) & { id: string };

function CustomerTitle() {
  return useRecordContext<KnownCustomer>()?.email ?? "";
}

function CustomerParts() {
  const customer = useRecordContext<KnownCustomer>();
  // Until the whole customer is read, react-admin has the row of the list; while it signs out, an empty record.
  if (!customer || !("orders" in customer)) return null;
  return (
    <Stack spacing={2} sx={{ marginTop: 2 }}>
      <CustomerFacts customer={customer} />
      <CustomerOrders customer={customer} />
      <CustomerEnquiries customer={customer} />
      <CustomerReviews customer={customer} />
      <CustomerAudit customer={customer} />
    </Stack>
  );
}
