import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { Show, useCanAccess, useNotify, useRecordContext, useRedirect } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { CustomerAudit } from "./CustomerAudit";
import { CustomerEnquiries } from "./CustomerEnquiries";
import { CustomerFacts } from "./CustomerFacts";
import { CustomerHeldQuotes } from "./CustomerHeldQuotes";
import { CustomerMerges } from "./CustomerMerges";
import { CustomerOrders } from "./CustomerOrders";
import { CustomerReviews } from "./CustomerReviews";
import type { Customer, ListedCustomer } from "./customers-provider";
import { CustomerVisits } from "./CustomerVisits";
import { ExportCustomer } from "./ExportCustomer";
import { ForgetCustomer } from "./ForgetCustomer";
import { ForgottenCustomer, type Forgotten } from "./ForgottenCustomer";
import { MergeCustomer } from "./MergeCustomer";

/** All that the shop keeps about a customer, and what the law grants them. Where nothing is kept, the search comes back and says so. */
export function CustomerPage() {
  const [forgotten, setForgotten] = useState<Forgotten>();
  const notify = useNotify();
  const redirect = useRedirect();
  if (forgotten) return <ForgottenCustomer forgotten={forgotten} />;
  const handleError = (error: Error) => {
    notify(sentenceOf(error), { type: "error" });
    redirect("list", "customers");
  };
  return (
    <Show title={<CustomerTitle />} actions={false} component="div" queryOptions={{ onError: handleError }}>
      <CustomerParts onForgotten={setForgotten} />
    </Show>
  );
}

function CustomerTitle() {
  return useRecordContext<KnownCustomer>()?.email ?? "";
}

type KnownCustomer = (Customer | ListedCustomer) & { id: string };
type CustomerPartsProps = { onForgotten: (forgotten: Forgotten) => void };

function CustomerParts({ onForgotten }: CustomerPartsProps) {
  const customer = useRecordContext<KnownCustomer>();
  const { canAccess: mayExport = false } = useCanAccess({ resource: "customers", action: "export" });
  const { canAccess: mayForget = false } = useCanAccess({ resource: "customers", action: "forget" });
  const { canAccess: mayMerge = false } = useCanAccess({ resource: "customers", action: "merge" });
  // Until the whole customer is read, react-admin has the row of the list; while it signs out, an empty record.
  if (!customer || !("orders" in customer)) return null;
  return (
    <Stack spacing={2} sx={{ marginTop: 2 }}>
      <CustomerFacts customer={customer} />
      <CustomerOrders customer={customer} />
      <CustomerEnquiries customer={customer} />
      <CustomerVisits customer={customer} />
      <CustomerHeldQuotes customer={customer} />
      <CustomerReviews customer={customer} />
      <CustomerMerges customer={customer} mayMerge={mayMerge} />
      <CustomerAudit customer={customer} />
      {mayMerge && <MergeCustomer customer={customer} />}
      {mayExport && <ExportCustomer email={customer.email} />}
      {mayForget && <ForgetCustomer email={customer.email} onForgotten={onForgotten} />}
      {!mayExport && !mayForget && (
        <Alert severity="info">An owner can export this data or erase it, when the customer asks for it.</Alert>
      )}
    </Stack>
  );
}
