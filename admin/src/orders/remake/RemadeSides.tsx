import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useId } from "react";
import type { RemadeLineFragment } from "../../gql/graphql";
import { Fact, Facts } from "../../ui/Facts";
import { SmallTitle } from "../../ui/SmallTitle";
import { LineLengths } from "../LineLengths";

type RemadeSidesProps = { was: RemadeLineFragment; became: RemadeLineFragment; becameTitle: string };

/** A line as it was made and as it is made again, side by side. */
export function RemadeSides({ was, became, becameTitle }: RemadeSidesProps) {
  return (
    <Box sx={SIDES}>
      <Side title="As it was" line={was} />
      <Side title={becameTitle} line={became} />
    </Box>
  );
}

function Side({ title, line }: { title: string; line: RemadeLineFragment }) {
  const id = useId();
  const { product, drawing, picture, facts, lengths, choices, cord, rules } = line;
  return (
    <Box role="group" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <SmallTitle id={id}>{title}</SmallTitle>
      <Typography>{product}</Typography>
      {picture != null && <Box component="img" src={picture} alt={drawing} sx={PICTURE} />}
      <Facts>
        {[...facts, ...choices, ...cord].map(({ label, value }) => (
          <Fact key={label} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      {lengths.length > 0 && <LineLengths lengths={lengths} />}
      <Typography variant="body2" color="text.secondary">
        {rules}
      </Typography>
    </Box>
  );
}

const SIDES = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  alignItems: "start",
};
const PICTURE = { display: "block", width: "100%", maxWidth: 320, aspectRatio: "4 / 3", marginY: 1 } as const;
