import Alert from "@mui/material/Alert";
import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { Title } from "react-admin";
import { Link } from "react-router-dom";
import { roleNames } from "../members/role-names";
import { session } from "../session/session";

/** Recovery codes below which somebody should make new ones. */
const FEW_CODES = 3;

/** The first screen. */
export function HomePage() {
  const { data: me } = useQuery({ queryKey: ["me"], queryFn: session.me });
  if (!me) return null;
  return (
    <Card sx={{ marginTop: 2, maxWidth: 560 }}>
      <Title title="Back office" />
      <CardContent>
        <Stack spacing={2}>
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
      </CardContent>
    </Card>
  );
}
