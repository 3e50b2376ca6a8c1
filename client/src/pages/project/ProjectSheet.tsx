import { useSuspenseQuery } from "@apollo/client/react";
import { OrderColumns } from "../../features/order/order-layout";
import { byRoom } from "../../features/windows/held-windows";
import { paths } from "../../lib/paths";
import { EmptyState } from "../../ui/EmptyState";
import { OutlineLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";
import { PROJECT_PAGE } from "./project-documents";
import { ProjectSamples } from "./ProjectSamples";
import { ProjectSummary } from "./ProjectSummary";
import { ProjectWindow } from "./ProjectWindow";
import { SentProjects } from "./SentProjects";

const Room = chakra("section", { base: { "& + &": { mt: "10" } } });

/** All rooms with their windows and options, and what the chosen ones cost. Always from the network, because prices change. */
export function ProjectSheet() {
  const { rooms, windows, choices, samples, sent } = useSuspenseQuery(PROJECT_PAGE, { fetchPolicy: "network-only" })
    .data.project;
  if (windows.length === 0)
    return (
      <>
        <EmptyState title="No windows yet" action={<OutlineLink to={paths.windows.href()}>My windows</OutlineLink>}>
          Measure a window first. Then see what fits it, and keep up to four options for it.
        </EmptyState>
        {sent.length > 0 && <SentProjects sent={sent} />}
      </>
    );
  const filled = byRoom(rooms, windows).filter((group) => group.windows.length > 0);
  return (
    <OrderColumns>
      <div>
        {filled.map(({ room, windows: inRoom }) => (
          <Room key={room?.key ?? ""} aria-label={room?.name ?? "Windows without a room"}>
            <chakra.h2 textStyle="h3" mb="3" overflowWrap="anywhere">
              {room?.name ?? (rooms.length > 0 ? "Without a room" : "Windows")}
            </chakra.h2>
            {inRoom.map((window) => (
              <ProjectWindow key={window.key} window={window} roomName={room?.name ?? null} samples={samples} />
            ))}
          </Room>
        ))}
        <ProjectSamples samples={samples} />
        <SentProjects sent={sent} />
      </div>
      <ProjectSummary choices={choices} />
    </OrderColumns>
  );
}
