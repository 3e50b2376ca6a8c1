import { useState } from "react";
import type { Unit } from "@rules/sizes";
import { rememberUnit, useRememberedUnit } from "../../features/configurator/remembered-size";
import { VisitorPage } from "../../ui/page/VisitorPage";
import { MyWindows } from "./MyWindows";
import { WindowsSkeleton } from "./WindowsSkeleton";

/** /windows: the rooms and windows of a household, each measured once. */
export function WindowsPage() {
  const remembered = useRememberedUnit();
  const [picked, setPicked] = useState<Unit>();
  const handleUnit = (unit: Unit) => {
    rememberUnit(unit);
    setPicked(unit);
  };
  return (
    <VisitorPage title="My windows" skeleton={<WindowsSkeleton />}>
      <MyWindows unit={picked ?? remembered ?? "mm"} onUnit={handleUnit} />
    </VisitorPage>
  );
}
