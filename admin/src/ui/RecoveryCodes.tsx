import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";

type RecoveryCodesProps = { codes: readonly string[]; onKept: () => void };

/** Recovery codes, which the shop shows only now. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const file = `data:text/plain,${encodeURIComponent(`${codes.join("\n")}\n`)}`;
  return (
    <Stack spacing={2}>
      <Alert severity="warning">
        Each of them signs you in once if your phone is lost. Print or save them now: they are never shown again.
      </Alert>
      <Box component="ul" aria-label="Recovery codes" sx={{ columns: 2, fontFamily: "monospace", margin: 0 }}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Button component="a" href={file} download="recovery-codes.txt" variant="outlined">
        Save as a file
      </Button>
      <Button variant="contained" onClick={onKept}>
        I have kept them
      </Button>
    </Stack>
  );
}
