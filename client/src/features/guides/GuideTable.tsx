import { chakra } from "../../ui/theme/chakra";

type GuideTableProps = { caption: string; head: readonly string[]; rows: readonly (readonly string[])[] };

const Table = chakra("table", {
  base: {
    w: "full",
    maxW: "34rem",
    textStyle: "small",
    borderCollapse: "collapse",
    fontVariantNumeric: "lining-nums tabular-nums",
    "& caption": { textAlign: "start", color: "fg.muted", pb: "2" },
    "& :is(th, td)": {
      py: "2.5",
      pr: { base: "3", md: "6" },
      textAlign: "start",
      verticalAlign: "top",
      fontWeight: "400",
    },
    "& thead th": { fontWeight: "600", borderBottomWidth: "1px", borderColor: "fg" },
    "& tbody :is(th, td)": { borderBottomWidth: "1px", borderColor: "border" },
    _print: { breakInside: "avoid", "& :is(th, td)": { py: "1" } },
  },
});

/** Figures by the kind of blind: the first column names the row. */
export function GuideTable({ caption, head, rows }: GuideTableProps) {
  return (
    <Table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, column) => (
              <td key={head[column + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
