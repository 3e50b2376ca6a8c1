import { formatDay } from "@rules/delivery-date";
import { INVOICE_NAMES } from "@rules/invoice";
import { formatPounds } from "@rules/money";
import { graphql } from "../../gql";
import { useFragmentData, type FragmentType } from "../../lib/fragment";
import { ExternalLink, TextButton } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OrderSection } from "./OrderSection";

const ORDER = graphql(`
  fragment OrderInvoices_order on Order {
    id
    number
    invoices {
      id
      kind
      number
      issuedAt
      amountPence
    }
  }
`);

const Invoice = chakra("li", { base: { py: "4", borderTopWidth: "1px", breakInside: "avoid" } });

type OrderInvoicesProps = {
  order: FragmentType<typeof ORDER>;
  /** Of the order, where not the session but its number and e-mail address open it. */
  email: string | undefined;
};

/** The invoice of an order that was sent, and the notes about its refunds, as PDFs; nothing where none was issued. */
export function OrderInvoices({ order, email }: OrderInvoicesProps) {
  const { number, invoices } = useFragmentData(ORDER, order);
  if (invoices.length === 0) return null;
  return (
    <chakra.div mt="9">
      <OrderSection title="Invoice">
        <chakra.ul listStyleType="none">
          {invoices.map((invoice) => (
            <Invoice key={invoice.id}>
              <DownloadInvoice
                url={`/orders/${encodeURIComponent(number)}/${invoice.number}.pdf`}
                label={`${INVOICE_NAMES[invoice.kind]} ${invoice.number} (PDF)`}
                email={email}
              />
              <SmallText>
                {formatDay(invoice.issuedAt)}, {formatPounds(invoice.amountPence)}
              </SmallText>
            </Invoice>
          ))}
        </chakra.ul>
      </OrderSection>
    </chakra.div>
  );
}

type DownloadInvoiceProps = { url: string; label: string; email: string | undefined };

/** The e-mail address is posted, so that no URL has it. Needs no script. */
function DownloadInvoice({ url, label, email }: DownloadInvoiceProps) {
  if (email === undefined) return <ExternalLink href={url}>{label}</ExternalLink>;
  return (
    <form method="post" action={url}>
      <input type="hidden" name="email" value={email} />
      <TextButton type="submit">{label}</TextButton>
    </form>
  );
}
