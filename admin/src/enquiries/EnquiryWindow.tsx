import Chip from "@mui/material/Chip";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { formatPounds } from "@rules/money";
import type { EnquiryWindowFragment } from "../gql/graphql";
import { Fact, Facts } from "../ui/Facts";
import { Photos } from "../ui/Photos";
import { SmallTitle } from "../ui/SmallTitle";

/** A window as it was sent: what was measured, what is in the way, its photo, and what is considered for it. */
export function EnquiryWindow({ window }: { window: EnquiryWindowFragment }) {
  const { room, name, kind, figures, notes, photo, options } = window;
  return (
    <Stack component="section" spacing={1} aria-label={placeOf({ room, name })} sx={WINDOW}>
      <SmallTitle>{placeOf({ room, name })}</SmallTitle>
      <Facts>
        <Fact label="Kind">{kind}</Fact>
        <Fact label="Measured">{figures.length === 0 ? "Nothing yet" : figures.join("\n")}</Fact>
        <Fact label="Notes">{notes}</Fact>
      </Facts>
      {photo != null && <Photos photos={[photo]} of={placeOf({ room, name })} />}
      {options.map((option, index) => (
        <ConsideredOption key={index} option={option} />
      ))}
    </Stack>
  );
}

function ConsideredOption({ option }: { option: EnquiryWindowFragment["options"][number] }) {
  const { name, size, choices, isChosen, totalPence, refusal } = option;
  return (
    <Typography component="div" sx={{ overflowWrap: "anywhere" }}>
      <b>{name}</b>, {size}, {refusal ?? formatPounds(totalPence)}{" "}
      {isChosen && <Chip label="chosen" color="success" size="small" variant="outlined" />}
      <Typography variant="body2" color="text.secondary">
        {choices.join(" · ")}
      </Typography>
    </Typography>
  );
}

const placeOf = ({ room, name }: Pick<EnquiryWindowFragment, "room" | "name">): string =>
  room == null ? name : `${room}, ${name}`;

const WINDOW = { borderTop: 1, borderColor: "divider", paddingTop: 1.5 } as const;
