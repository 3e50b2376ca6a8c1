import { Global } from "@emotion/react";
import { Button } from "../../ui/Button";
import { PrintIcon } from "../../ui/icons";

/** Print styles that fit one page. */
const ON_PAPER = {
  "@page": { size: "A4", margin: "14mm" },
  "@media print": { html: { fontSize: "70%" } },
};

/** Button that prints the page. */
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
