import { chakra } from "@chakra-ui/react";
import { Button } from "../../ui/Button";
import { PrintIcon } from "../../ui/icons";

// Without scripts nothing would happen at a press; then the browser's own menu prints.
const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    mt: "6",
    "@media print, (scripting: none)": { display: "none" },
  },
});

/** Ways to take a guide along. */
export function GuideTools() {
  return (
    <Row>
      <Button variant="soft" onClick={() => window.print()}>
        <PrintIcon size="s" />
        Print this guide
      </Button>
    </Row>
  );
}
