import DownloadIcon from "@mui/icons-material/Download";
import Button from "@mui/material/Button";
import { Section } from "../ui/Section";
import { MakeCodesForm } from "./MakeCodesForm";
import type { Promotion } from "./promotions-provider";
import { codesAddress } from "./unique-codes";
import { UniqueCodeList } from "./UniqueCodeList";
import { VoidCodes } from "./VoidCodes";

type UniqueCodesProps = { promotion: Promotion; mayChange: boolean };

/** The unique codes of a promotion: made, listed with what each brought, taken as a file and withdrawn. */
export function UniqueCodes({ promotion, mayChange }: UniqueCodesProps) {
  const { id, state, uniqueCodeCount, openCodeCount } = promotion;
  const isChangeable = mayChange && state !== "ENDED";
  return (
    <Section title="Unique codes">
      {isChangeable && <MakeCodesForm promotion={promotion} />}
      {uniqueCodeCount > 0 && (
        <>
          <Button component="a" href={codesAddress(id)} startIcon={<DownloadIcon />} sx={{ alignSelf: "start" }}>
            All codes as CSV
          </Button>
          <UniqueCodeList promotion={promotion} mayChange={isChangeable} />
          {isChangeable && openCodeCount > 0 && <VoidCodes promotion={promotion} />}
        </>
      )}
    </Section>
  );
}
