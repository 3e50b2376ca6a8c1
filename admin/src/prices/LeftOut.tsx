import Alert from "@mui/material/Alert";
import type { PriceList } from "./prices-provider";

/** Lines that are named; of very many the first ones tell what is wrong. */
const MOST_LINES = 50;

/** What could not be applied as the list says when its day had come. */
export function LeftOut({ leftOut }: Pick<PriceList, "leftOut">) {
  return (
    <Alert severity="warning">
      These lines could not be applied as they are:
      <ul aria-label="Left out">
        {leftOut.slice(0, MOST_LINES).map(({ line, slug, message }) => (
          <li key={line}>{`Line ${line}: ${slug}: ${message}`}</li>
        ))}
      </ul>
      {leftOut.length > MOST_LINES && `And ${leftOut.length - MOST_LINES} more.`}
    </Alert>
  );
}
