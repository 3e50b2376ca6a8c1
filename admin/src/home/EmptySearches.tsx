import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { request } from "../api/request";
import { graphql } from "../gql";
import { TodayCard } from "./TodayCard";

const EMPTY_SEARCHES = graphql(`
  query EmptySearches {
    emptySearches {
      words
      count
    }
  }
`);

const load = async () => (await request(EMPTY_SEARCHES)).emptySearches;

/** What shoppers searched for and did not find. */
export function EmptySearches() {
  return (
    <TodayCard title="Searches without results, 30 days" load={load}>
      {(searches) =>
        searches.length === 0 ? (
          <Typography>None were counted.</Typography>
        ) : (
          <Table size="small" aria-label="Searches without results">
            <TableHead>
              <TableRow>
                <TableCell>Words</TableCell>
                <TableCell align="right">Times</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {searches.map(({ words, count }) => (
                <TableRow key={words}>
                  <TableCell sx={{ overflowWrap: "anywhere" }}>{words}</TableCell>
                  <TableCell align="right">{count}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        )
      }
    </TodayCard>
  );
}
