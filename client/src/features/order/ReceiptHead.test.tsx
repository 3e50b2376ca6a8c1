import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { renderPart } from "../../test/render-part";
import { SiteContext } from "../../ui/page/site-context";
import { ReceiptHead } from "./ReceiptHead";

it("names the shop and who trades", () => {
  const traderLines = ["Loom Blinds Ltd, company number 01234567", "VAT number GB123456789"];
  renderPart(
    <SiteContext
      value={{
        name: "Measured Blind Co.",
        description: "",
        picture: undefined,
        taxIncludedPercent: 0,
        deliveryNote: null,
        traderLines,
      }}
    >
      <ReceiptHead />
    </SiteContext>,
  );
  for (const line of ["Measured Blind Co.", ...traderLines]) expect(screen.getByText(line)).toBeDefined();
});
