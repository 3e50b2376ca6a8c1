import DownloadIcon from "@mui/icons-material/Download";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TopToolbar, useListContext } from "react-admin";
import { csvAddress } from "./quote-list-query";
import type { ListedQuote, QuoteCount } from "./quotes-provider";

/** How many quotes match, and all of them as a file. */
export function QuoteListActions() {
  const { filterValues, sort, meta } = useListContext<ListedQuote & { id: string }>();
  return (
    <TopToolbar sx={{ alignItems: "center" }}>
      <Typography role="status" variant="body2">
        {meta && countInWords(meta as QuoteCount)}
      </Typography>
      <Button component="a" href={csvAddress(filterValues, sort)} startIcon={<DownloadIcon />}>
        Export CSV
      </Button>
    </TopToolbar>
  );
}

function countInWords({ totalCount, isTotalCountExact }: QuoteCount): string {
  const count = totalCount.toLocaleString("en-GB");
  if (!isTotalCountExact) return `More than ${count} quotes`;
  return totalCount === 1 ? "1 quote" : `${count} quotes`;
}
