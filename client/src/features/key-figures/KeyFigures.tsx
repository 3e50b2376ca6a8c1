import { chakra } from "../../ui/theme/chakra";

type KeyFiguresProps = { yearsInTrade: number | null; happyCustomers: number | null; starRating: number | null };

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(5.5rem, auto))",
    justifyContent: "space-between",
    gap: "3",
    "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", gap: "2" },
  },
});

/** The figures that the firm claims, each large above its label in two short lines. */
export function KeyFigures({ yearsInTrade, happyCustomers, starRating }: KeyFiguresProps) {
  const figures = [
    { claim: yearsInTrade, unit: "+", label: "years", rest: "of fitting" },
    { claim: happyCustomers, unit: "+", label: "happy", rest: "customers" },
    { claim: starRating, unit: "-star", label: "rating from", rest: "our customers" },
  ].filter(({ claim }) => claim !== null);
  if (figures.length === 0) return null;
  return (
    <List>
      {figures.map(({ claim, unit, label, rest }) => (
        <div key={label}>
          <chakra.dt textStyle="small" lineHeight="1.35" color="fg.muted">
            {label} <br />
            {rest}
          </chakra.dt>
          <chakra.dd textStyle="figure" fontSize={{ base: "2.5rem", lg: "2.875rem" }}>
            {claim}
            {unit}
          </chakra.dd>
        </div>
      ))}
    </List>
  );
}
