import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { shortDay } from "../../ui/moment";
import { RemadeSides } from "./RemadeSides";
import type { RemakePreview } from "./remake-changes";

/** How a line would be made again, beside what it was. */
export function RemakeShown({ preview: { isSame, estimatedDelivery, was, became } }: { preview: RemakePreview }) {
  return (
    <Stack spacing={2} role="status">
      {isSame && <Alert severity="info">It is made again just as it was.</Alert>}
      <Typography>Promised for {shortDay(estimatedDelivery)}. The order’s total stays as it is.</Typography>
      <RemadeSides was={was} became={became} becameTitle="As it would be made" />
    </Stack>
  );
}
