import { paths } from "../../lib/paths";
import { NoticeFrame } from "../../ui/form/FormNotice";
import { AlertIcon } from "../../ui/icons";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import type { WindowsSync } from "./sync-windows";

type SyncNoteProps = {
  sync: WindowsSync;
  /** Whether what the shop says is shown, as it was when it was last reached. */
  isShown: boolean;
};

const Live = chakra("div", { base: { "& > *": { mt: "6" } } });

/** Why the shop doesn't have the windows of this browser, or not as they are here; nothing where it has. */
export function SyncNote({ sync, isShown }: SyncNoteProps) {
  const sentence = sentenceOf(sync, isShown);
  return (
    <Live role="status">
      {sentence !== undefined && (
        <NoticeFrame>
          <AlertIcon />
          <p>
            {sentence} <TextLink to={paths.windows.href()}>Open My windows</TextLink>
          </p>
        </NoticeFrame>
      )}
    </Live>
  );
}

function sentenceOf(sync: WindowsSync, isShown: boolean): string | undefined {
  switch (sync.kind) {
    case "refused":
      return sync.sentence;
    case "contested":
      return "Some windows were changed on two devices. Please decide in My windows.";
    case "offline":
    case "unstored":
      return isShown
        ? "No connection. Prices may have changed since, and choices can’t be changed until there is one."
        : "No connection. Prices need one, and are shown as soon as it is back. Your measurements are in My windows.";
    case "asking":
    case "saving":
    case "saved":
      return undefined;
  }
}
