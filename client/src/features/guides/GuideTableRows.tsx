export type GuideTableRowsProps = {
  caption: string;
  /** The names of the columns, the first over the names of the rows. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** What stands in a table of figures, on screen as on paper. */
export function GuideTableRows({ caption, head, rows }: GuideTableRowsProps) {
  return (
    <>
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
    </>
  );
}
