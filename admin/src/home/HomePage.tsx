import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { Link } from "react-router-dom";
import { listPath } from "../data/list-path";
import { roleNames } from "../members/role-names";
import { isAllowed } from "../session/access";
import { session, type Me } from "../session/session";
import { EmptySearches } from "./EmptySearches";
import { FailedMails } from "./FailedMails";
import { OpenRemakes } from "./OpenRemakes";
import { OrdersToDo } from "./OrdersToDo";
import { Sales } from "./Sales";
import { SizesToSettle } from "./SizesToSettle";
import { VisitsToCome } from "./VisitsToCome";
import { newEnquiries, openProblems, waitingReviews } from "./waiting";
import { WaitingCount } from "./WaitingCount";

/** Recovery codes below which somebody should make new ones. */
const FEW_CODES = 3;

/** The first screen: what is to be done today, and how the shop goes. */
export function HomePage() {
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: session.me });
  if (!me) return null;
  return (
    <Stack spacing={2} sx={{ paddingY: 2 }}>
      <Title title="Today" />
      <Stack spacing={1}>
        <Typography variant="h5" component="h2">
          Welcome, {me.name}
        </Typography>
        <Typography>Your role: {roleNames[me.role]}. The menu has what it includes.</Typography>
        {me.recoveryCodesLeft < FEW_CODES && (
          <Alert severity="warning">
            You have {me.recoveryCodesLeft} recovery codes left. <Link to="/account">Make new ones</Link> before you
            need them.
          </Alert>
        )}
      </Stack>
      <TodayCards me={me} />
    </Stack>
  );
}

const GRID = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 13rem), 1fr))",
  alignItems: "start",
};
const WHOLE_ROW = { gridColumn: "1 / -1" };

/** What the role may see of it. */
function TodayCards({ me: { permissions } }: { me: Me }) {
  const mayAsk = (action: string) => isAllowed(permissions, { resource: "today", action });
  const listOf = (resource: string, filter: object) =>
    isAllowed(permissions, { resource, action: "list" }) ? listPath(resource, filter) : undefined;
  return (
    <Box sx={GRID}>
      {mayAsk("orders") && <OrdersToDo />}
      {mayAsk("orders") && <OpenRemakes />}
      {mayAsk("orders") && <SizesToSettle />}
      {mayAsk("visits") && <VisitsToCome />}
      {mayAsk("problems") && (
        <WaitingCount title="Open problems" load={openProblems} to={listOf("problems", { state: "OPEN" })} />
      )}
      {mayAsk("enquiries") && (
        <WaitingCount title="New enquiries" load={newEnquiries} to={listOf("enquiries", { state: "OPEN" })} />
      )}
      {mayAsk("reviews") && (
        <WaitingCount title="Reviews waiting" load={waitingReviews} to={listOf("reviews", { state: "WAITING" })} />
      )}
      {mayAsk("mails") && <FailedMails />}
      {mayAsk("sales") && (
        <Box sx={WHOLE_ROW}>
          <Sales />
        </Box>
      )}
      {mayAsk("searches") && <EmptySearches />}
    </Box>
  );
}
