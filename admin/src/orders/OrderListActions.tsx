import DownloadIcon from "@mui/icons-material/Download";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { TopToolbar, useListContext } from "react-admin";
import { countInWords } from "../ui/count-in-words";
import { csvAddress } from "./order-list-query";
import type { ListedOrder, OrderCount } from "./orders-provider";

/** How many orders match, and all of them as a file. */
export function OrderListActions() {
  const { filterValues, sort, meta } = useListContext<ListedOrder>();
  return (
    <TopToolbar sx={{ alignItems: "center" }}>
      <Typography role="status" variant="body2">
        {meta && countInWords(meta as OrderCount, "order")}
      </Typography>
      <Button component="a" href={csvAddress(filterValues, sort)} startIcon={<DownloadIcon />}>
        Export CSV
      </Button>
    </TopToolbar>
  );
}
