import { Button } from "../../../ui/Button";
import { ErrorText } from "../../../ui/form/ErrorText";
import { chakra } from "../../../ui/theme/chakra";
import { leavePhoto, sendAgain, type PhotoSending } from "./photo-sendings";

const Panel = chakra("div", { base: { mb: "3", py: "3", px: "4", bg: "bg.muted", borderRadius: "control" } });
const Bar = chakra("progress", { base: { display: "block", w: "full", mt: "2" } });
const Acts = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "5" } });

type PhotoStateProps = { windowKey: string; sending: PhotoSending };

/** How far a photo is on its way to the shop, and what stands in its way. */
export function PhotoState({ windowKey, sending }: PhotoStateProps) {
  if (sending.kind === "refused")
    return (
      <Panel>
        <ErrorText role="alert">{sending.sentence}</ErrorText>
      </Panel>
    );
  if (sending.kind === "waiting")
    return (
      <Panel>
        <p role="alert">
          No connection. Please keep this page open: the photo is sent when there is one. It is not kept when you close
          the page.
        </p>
        <Acts>
          <Button variant="link" onClick={() => void sendAgain(windowKey)}>
            Send it now
          </Button>
          <Button variant="link" onClick={() => leavePhoto(windowKey)}>
            Leave it out
          </Button>
        </Acts>
      </Panel>
    );
  const share = sending.kind === "sending" ? sending.share : undefined;
  return (
    <Panel>
      <p>{share === undefined ? "Making the photo smaller..." : "Sending the photo..."}</p>
      <Bar value={share} max={1} aria-label="Sending the photo" />
    </Panel>
  );
}
