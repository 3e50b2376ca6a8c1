import { Global } from "@emotion/react";
import { Button } from "../../ui/Button";
import { PrintIcon } from "../../ui/icons";

/** On paper: small enough for one page. */
const ON_PAPER = {
  "@page": { size: "A4", margin: "14mm" },
  "@media print": { html: { fontSize: "70%" } },
};

/** Prints the page that it stands on. */
export function PrintReceipt() {
  return (
    <>
      <Global styles={ON_PAPER} />
      <Button variant="soft" onClick={() => window.print()}>
        <PrintIcon size="s" />
        Print Receipt
      </Button>
    </>
  );
}
