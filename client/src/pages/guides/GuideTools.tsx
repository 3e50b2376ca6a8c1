import { isFitting, isMeasuring } from "../../content/guides";
import { BOOKLETS } from "../../content/guides/downloads";
import type { Guide, GuideSubject } from "../../content/guides/guide";
import { DownloadLink } from "../../features/guides/DownloadLink";
import { measuringSheetUrl } from "../../lib/measuring-sheet";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { DownloadIcon, PlayIcon, PrintIcon } from "../../ui/icons";
import { ExternalLinkButton, OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    mt: "6",
    "& > *": { flex: { base: "1 1 100%", md: "none" }, minH: "14" },
    _print: { display: "none" },
  },
});

type GuideToolsProps = { guide: Guide; subject: GuideSubject };

/** Links to video, PDFs and print. A guide with a video of its own links to it on the page. */
export function GuideTools({ guide, subject }: GuideToolsProps) {
  const isOfWindows = isMeasuring(subject) || isFitting(subject);
  return (
    <Row>
      {isOfWindows && guide.video === undefined && (
        <OutlineLink to={paths.installationGuide.href()} justifyContent="flex-start">
          <PlayIcon size="m" />
          Watch Video Tutorial
        </OutlineLink>
      )}
      {isMeasuring(subject) && <DownloadLink booklet={BOOKLETS.measuring}>Download Measuring Guide PDF</DownloadLink>}
      {isMeasuring(subject) && (
        <ExternalLinkButton href={measuringSheetUrl()} variant="soft" justifyContent="flex-start">
          <DownloadIcon size="m" />
          Measuring sheet to print
        </ExternalLinkButton>
      )}
      {isFitting(subject) && (
        <DownloadLink booklet={BOOKLETS.installation}>Download Installation Guide PDF</DownloadLink>
      )}
      <DownloadLink booklet={BOOKLETS.all}>Download All Guides</DownloadLink>
      <Button
        variant="soft"
        justifyContent="flex-start"
        onClick={() => window.print()}
        // Hidden without scripts, where it could do nothing.
        css={{ "@media (scripting: none)": { display: "none" } }}
      >
        <PrintIcon size="m" />
        Print this guide
      </Button>
    </Row>
  );
}
