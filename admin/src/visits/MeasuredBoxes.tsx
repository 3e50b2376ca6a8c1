import Box from "@mui/material/Box";

/** What a fitter writes down at each window, for the form of the order's page. */
const COLUMNS = ["Width, mm", "Drop, mm", "Depth, mm", "Fit", "Control side", "Height from floor, mm"] as const;

type MeasuredBoxesProps = { windows: readonly string[] };

/** Empty boxes for the sizes that a fitter measures, a row for each line of the order. */
export function MeasuredBoxes({ windows }: MeasuredBoxesProps) {
  return (
    <Box sx={{ overflowX: "auto" }}>
      <Box component="table" aria-label="Measured sizes" sx={TABLE}>
        <thead>
          <tr>
            <th scope="col">Ordered as a guide</th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {windows.map((window) => (
            <tr key={window}>
              <th scope="row">{window}</th>
              {COLUMNS.map((column) => (
                <td key={column} aria-label={`${column}, to be filled in`} />
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

const TABLE = {
  width: "100%",
  minWidth: 640,
  borderCollapse: "collapse",
  "& th, & td": { border: 1, borderColor: "divider", padding: 1, textAlign: "left", fontWeight: "normal" },
  "& thead th": { fontWeight: "bold" },
  // Room for handwriting.
  "& tbody tr": { height: 48, breakInside: "avoid" },
} as const;
