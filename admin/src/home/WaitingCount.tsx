import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router-dom";
import { TodayCard } from "./TodayCard";

type WaitingCountProps = {
  title: string;
  load: () => Promise<number>;
  /** The list of those that are counted; undefined where the member can't open it. */
  to: string | undefined;
};

/** How many there are that somebody should see to. */
export function WaitingCount({ title, load, to }: WaitingCountProps) {
  return (
    <TodayCard title={title} load={load}>
      {(count) => (
        <Typography variant="h4" component="p">
          {to === undefined ? (
            count
          ) : (
            <Link component={RouterLink} to={to} aria-label={`${title}: ${count}`}>
              {count}
            </Link>
          )}
        </Typography>
      )}
    </TodayCard>
  );
}
