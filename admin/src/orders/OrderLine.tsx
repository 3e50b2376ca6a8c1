import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { formatPounds } from "@rules/money";
import { Fact, Facts } from "../ui/Facts";
import { Section } from "../ui/Section";
import { SmallTitle } from "../ui/SmallTitle";
import { LineLengths } from "./LineLengths";
import type { WholeOrder } from "./orders-provider";

type Line = WholeOrder["lines"][number];

type OrderLineProps = {
  line: Line;
  position: number;
  /** What can be done about it. */
  children?: ReactNode;
};

/** A line in the words of its sheets. */
export function OrderLine({ line, position, children }: OrderLineProps) {
  const { product, quantity, unitPricePence, totalPence, warning, lengths, choices, cord, rules } = line;
  return (
    <Section title={titleOf(line, position)}>
      <Typography>
        {product} · {quantity} × {formatPounds(unitPricePence)} = <strong>{formatPounds(totalPence)}</strong>
      </Typography>
      {warning != null && (
        <Alert severity="warning" role="note">
          {warning}
        </Alert>
      )}
      <DrawnFacts line={line} />
      {lengths.length > 0 && <LineLengths lengths={lengths} />}
      <Part title="Choices" facts={choices} />
      <Part title="Child safety" facts={cord} />
      <Typography variant="body2" color="text.secondary">
        {rules}
      </Typography>
      {children}
    </Section>
  );
}

/** The drawing beside the facts; what it would show where the shop draws nothing. */
function DrawnFacts({ line: { drawing, picture, facts } }: { line: Line }) {
  if (picture == null) return <LabelledValues values={[{ label: "Drawing", value: drawing }, ...facts]} />;
  return (
    <Box sx={BESIDE}>
      <Box component="img" src={picture} alt={drawing} loading="lazy" width={640} height={480} sx={PICTURE} />
      <LabelledValues values={facts} />
    </Box>
  );
}

const BESIDE = {
  display: "grid",
  gap: 3,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 240px) minmax(0, 1fr)" },
  alignItems: "start",
};
const PICTURE = { width: "100%", maxWidth: 240, height: "auto", aspectRatio: "4 / 3" } as const;

function titleOf({ name, roomName, windowName }: Line, position: number): string {
  const place = [roomName, windowName].filter((part) => part != null).join(", ");
  return `${position}. ${place === "" ? name : `${place}: ${name}`}`;
}

type PartProps = { title: string; facts: Line["facts"] };

function Part({ title, facts }: PartProps) {
  if (facts.length === 0) return null;
  return (
    <>
      <SmallTitle>{title}</SmallTitle>
      <LabelledValues values={facts} />
    </>
  );
}

function LabelledValues({ values }: { values: Line["facts"] }) {
  return (
    <Facts>
      {values.map(({ label, value }) => (
        <Fact key={label} label={label}>
          {value}
        </Fact>
      ))}
    </Facts>
  );
}
