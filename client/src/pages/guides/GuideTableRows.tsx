export type GuideTableRowsProps = {
  caption: string;
  /** Column headers; the first is above the row headers. */
  head: readonly string[];
  rows: readonly (readonly string[])[];
};

/** Head and body of a table, on screen and in the PDF. */
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
