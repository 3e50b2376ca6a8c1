import { Button } from "../../ui/Button";
import { DownloadIcon } from "../../ui/icons";
import { ExternalLinkButton } from "../../ui/links";

type DownloadPdfProps = {
  number: string;
  /** Of the order, where not the session but its number and e-mail address open it. It is posted, so that no URL has it. */
  email: string | undefined;
};

/** Downloads an order as a PDF, which the server draws. Needs no script. */
export function DownloadPdf({ number, email }: DownloadPdfProps) {
  const url = `/orders/${encodeURIComponent(number)}.pdf`;
  const label = (
    <>
      <DownloadIcon size="s" />
      Download as PDF
    </>
  );
  if (email === undefined)
    return (
      <ExternalLinkButton variant="soft" href={url}>
        {label}
      </ExternalLinkButton>
    );
  return (
    <form method="post" action={url}>
      <input type="hidden" name="email" value={email} />
      <Button type="submit" variant="soft" w="full">
        {label}
      </Button>
    </form>
  );
}
