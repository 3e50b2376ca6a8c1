import { useEffect, useRef, useState } from "react";
import { saveFile } from "../../features/own-data/save-file";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { OutlineLink } from "../../ui/links";
import { Lead } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { CancelVisit } from "./CancelVisit";
import { MoveVisit } from "./MoveVisit";
import type { ShownVisit } from "./visit-documents";
import { visitWords } from "./visit-words";

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });
const Parts = chakra("div", { base: { display: "grid", gap: "6", mt: "6" } });

type VisitSheetProps = { visit: ShownVisit; token: string; phone: string };

/** A visit and what can be done about it. After each change the heading says how it stands, and takes the focus. */
export function VisitSheet({ visit, token, phone }: VisitSheetProps) {
  const [open, setOpen] = useState<"move" | "cancel">();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, text } = visitWords(visit, phone);
  const shown = useRef(title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);
  const close = () => setOpen(undefined);
  const isBooked = visit.state === "BOOKED";
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
        {isBooked ? (
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
          <div>
            <OutlineLink to={paths.bookAVisit.href()}>Book another visit</OutlineLink>
          </div>
        )}
        {isBooked && open === "move" && <MoveVisit visit={visit} token={token} onClose={close} />}
        {isBooked && open === "cancel" && <CancelVisit token={token} onClose={close} />}
      </Parts>
    </>
  );
}
