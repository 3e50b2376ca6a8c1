import Box from "@mui/material/Box";
import type { Change } from "./changes-in";

type ChangesProps = { changes: readonly Change[] };

/** Each value as it was and as it is. */
export function Changes({ changes }: ChangesProps) {
  return (
    <Box component="ul" sx={{ listStyle: "none", margin: 0, padding: 0, overflowWrap: "anywhere" }}>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {name}: {before !== null && <del>{before}</del>} {after !== null && <ins>{after}</ins>}
        </li>
      ))}
    </Box>
  );
}
