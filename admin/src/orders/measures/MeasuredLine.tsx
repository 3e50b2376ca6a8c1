import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import { formatMoment } from "../../ui/moment";
import { SmallTitle } from "../../ui/SmallTitle";
import type { WholeOrder } from "../orders-provider";
import { RemadeSides } from "../remake/RemadeSides";

type MeasuredLineProps = { line: NonNullable<WholeOrder["measures"]>["lines"][number] };

/** What was measured for a line, beside what was ordered. */
export function MeasuredLine({ line }: MeasuredLineProps) {
  const { item, name, by, at, lineWasPence, lineBecamePence, was, became } = line;
  return (
    <div>
      <SmallTitle>
        {item}. {name}
      </SmallTitle>
      <Typography>
        Entered{by == null ? "" : ` by ${by}`}, {formatMoment(at)}. {formatPounds(lineWasPence)} as ordered,{" "}
        {formatPounds(lineBecamePence)} as measured.
      </Typography>
      <RemadeSides was={was} became={became} becameTitle="As measured" />
    </div>
  );
}
