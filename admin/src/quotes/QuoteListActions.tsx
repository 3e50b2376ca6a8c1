import DownloadIcon from "@mui/icons-material/Download";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TopToolbar, useListContext } from "react-admin";
import { countInWords } from "../ui/count-in-words";
import { csvAddress } from "./quote-list-query";
import type { ListedQuote, QuoteCount } from "./quotes-provider";

/** How many quotes match, and all of them as a file. */
export function QuoteListActions() {
  const { filterValues, sort, meta } = useListContext<ListedQuote & { id: string }>();
  return (
    <TopToolbar sx={{ alignItems: "center" }}>
      <Typography role="status" variant="body2">
        {meta && countInWords(meta as QuoteCount, "quote")}
      </Typography>
      <Button component="a" href={csvAddress(filterValues, sort)} startIcon={<DownloadIcon />}>
        Export CSV
      </Button>
    </TopToolbar>
  );
}
