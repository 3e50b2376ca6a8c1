import { formatPounds } from "@rules/money";
import { RowTable } from "../ui/RowTable";
import { codeStateNames } from "./promotion-names";
import type { Promotion } from "./promotions-provider";
import type { UniqueCode } from "./unique-codes";
import { VoidCodes } from "./VoidCodes";

const HEADINGS = ["Code", "State", "Used", "Orders", "Taken off", "Came to"];

type UniqueCodeTableProps = { promotion: Promotion; codes: readonly UniqueCode[]; mayChange: boolean };

/** Codes with what has become of each, and what it brought. */
export function UniqueCodeTable({ promotion, codes, mayChange }: UniqueCodeTableProps) {
  const rows = codes.map((code) => ({
    key: code.code,
    cells: [
      ...cellsOf(code),
      ...(mayChange ? [code.state === "OPEN" && <VoidCodes key="void" promotion={promotion} code={code.code} />] : []),
    ],
  }));
  return (
    <RowTable
      label="Unique codes of this promotion"
      headings={mayChange ? [...HEADINGS, "Withdraw"] : HEADINGS}
      rows={rows}
      none="None like this."
    />
  );
}

const cellsOf = ({ code, state, uses, maxUses, orders }: UniqueCode): string[] => [
  ...[code, codeStateNames[state], `${uses} of ${maxUses}`, orders.map(({ number }) => number).join(", ")],
  formatPounds(orders.reduce((sum, { discountPence }) => sum + discountPence, 0)),
  formatPounds(orders.reduce((sum, { totalPence }) => sum + totalPence, 0)),
];
