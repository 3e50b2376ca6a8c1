import { useEffect, useState } from "react";
import type { Unit } from "@rules/sizes";
import { rememberUnit, useRememberedUnit } from "../../features/configurator/remembered-size";
import { keepOffline, opensOffline } from "../../features/windows/offline-page";
import { useStore } from "../../lib/store";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { SmallText } from "../../ui/texts";
import { MyWindows } from "./MyWindows";
import { WindowsSkeleton } from "./WindowsSkeleton";

/** /windows: the rooms and windows of a household, each measured once. */
export function WindowsPage() {
  const remembered = useRememberedUnit();
  const [picked, setPicked] = useState<Unit>();
  const isKeptOffline = useStore(opensOffline);
  useEffect(() => void keepOffline(), []);
  const handleUnit = (unit: Unit) => {
    rememberUnit(unit);
    setPicked(unit);
  };
  return (
    <VisitorPage title="My windows" skeleton={<WindowsSkeleton />}>
      <MyWindows unit={picked ?? remembered ?? "mm"} onUnit={handleUnit} />
      {isKeptOffline && (
        <SmallText mt="6" role="note">
          This browser opens My windows without a connection too.
        </SmallText>
      )}
    </VisitorPage>
  );
}
