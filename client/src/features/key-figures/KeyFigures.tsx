import { chakra } from "../../ui/theme/chakra";

type KeyFiguresProps = { yearsInTrade: number; happyCustomers: number };

const List = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fit, minmax(5.5rem, auto))",
    justifyContent: "space-between",
    gap: "3",
    "& > div": { display: "flex", flexDirection: "column-reverse", justifyContent: "flex-end", gap: "2" },
  },
});

/** Three figures of the firm, each large above its label in two short lines. */
export function KeyFigures({ yearsInTrade, happyCustomers }: KeyFiguresProps) {
  const figures = [
    { figure: `${yearsInTrade}+`, label: "years", rest: "of fitting" },
    { figure: `${happyCustomers}+`, label: "happy", rest: "customers" },
    { figure: "5-star", label: "rating from", rest: "our customers" },
  ];
  return (
    <List>
      {figures.map(({ figure, label, rest }) => (
        <div key={label}>
          <chakra.dt textStyle="small" lineHeight="1.35" color="fg.muted">
            {label} <br />
            {rest}
          </chakra.dt>
          <chakra.dd textStyle="figure" fontSize={{ base: "2.5rem", lg: "2.875rem" }}>
            {figure}
          </chakra.dd>
        </div>
      ))}
    </List>
  );
}
