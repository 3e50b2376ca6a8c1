import { bookletSize, bookletUrl, type Booklet } from "../../content/guides/downloads";
import { DownloadIcon } from "../../ui/icons";
import { ExternalLinkButton } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

/** Download link of a PDF booklet with its size. */
export function DownloadLink({ booklet, children }: { booklet: Booklet; children: string }) {
  return (
    <ExternalLinkButton
      href={bookletUrl(booklet)}
      download={`${booklet.id}.pdf`}
      variant="soft"
      justifyContent="flex-start"
      py="2"
    >
      <DownloadIcon size="m" />
      <span>
        {children}
        <chakra.span display="block" textStyle="micro" fontWeight="400" color="fg.muted">
          {bookletSize(booklet)}
        </chakra.span>
      </span>
    </ExternalLinkButton>
  );
}
