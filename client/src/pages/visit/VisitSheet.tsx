import { useEffect, useRef, useState } from "react";
import { isVisitOver } from "@rules/visit-state";
import { saveFile } from "../../features/own-data/save-file";
import { Button } from "../../ui/Button";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { CancelVisit } from "./CancelVisit";
import { MoveVisit } from "./MoveVisit";
import { NextVisit } from "./NextVisit";
import type { ShownVisit } from "./visit-documents";
import { visitWords } from "./visit-words";

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Parts = chakra("div", { base: { display: "grid", gap: "6", mt: "6" } });

type VisitSheetProps = { visit: ShownVisit; token: string; phone: string };

/** A visit and what can be done about it. After each change the heading says how it stands, and takes the focus. */
export function VisitSheet({ visit, token, phone }: VisitSheetProps) {
  const [open, setOpen] = useState<"move" | "cancel">();
  const heading = useRef<HTMLHeadingElement>(null);
  const [now] = useState(() => new Date());
  const { title, text } = visitWords(visit, phone, now);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  const close = () => setOpen(undefined);
  const isToCome =
    visit.state === "BOOKED" && !isVisitOver({ state: visit.state, endsAt: new Date(visit.endsAt) }, now);
  return (
    <>
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" _focus={{ outline: "none" }}>
        {title}
      </chakra.h1>
      <Lead mt="4">{text}</Lead>
      <Parts>
        <p>
          {[visit.address, visit.city, visit.postcode].join(", ")}
          {visit.orderNumber !== null && ` · order ${visit.orderNumber}`}
        </p>
        {isToCome ? (
          <Row>
            {visit.isChangeable && (
              <>
                <Button onClick={() => setOpen("move")}>Move it</Button>
                <Button variant="line" onClick={() => setOpen("cancel")}>
                  Cancel it
                </Button>
              </>
            )}
            <Button variant="line" onClick={() => saveFile("measuring-visit.ics", visit.calendarFile, "text/calendar")}>
              Add to my calendar
            </Button>
          </Row>
        ) : (
          <NextVisit visit={visit} />
        )}
        {isToCome && open === "move" && <MoveVisit visit={visit} token={token} onClose={close} />}
        {isToCome && open === "cancel" && <CancelVisit token={token} onClose={close} />}
      </Parts>
    </>
  );
}
