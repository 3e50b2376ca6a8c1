import { type ComponentType, useEffect, useState } from "react";
import { type Notice, listenForNotices } from "./notify";
import { PlainNotice } from "./PlainNotice";

const loadToaster = () => import("./Toaster");

/**
 * Where notices appear; stands once in the application. The toaster is fetched at the first press of anything: too late to
 * weigh on the first page, and mostly before there is a failure to tell of. Where it can't be fetched, which may be just that
 * failure, the notice stands without its manners.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>();
  const [plain, setPlain] = useState<Notice>();

  useEffect(() => {
    const stopListening = listenForNotices((notice) => {
      loadToaster().then(
        (toaster) => {
          setPlain(undefined);
          setToaster(() => toaster.Toaster);
          toaster.show(notice);
        },
        () => setPlain(notice),
      );
    });
    const fetchEarly = () => void loadToaster().catch(() => undefined);
    const once = { once: true, passive: true };
    addEventListener("pointerdown", fetchEarly, once);
    addEventListener("keydown", fetchEarly, once);
    return () => {
      stopListening();
      removeEventListener("pointerdown", fetchEarly);
      removeEventListener("keydown", fetchEarly);
    };
  }, []);

  if (plain) return <PlainNotice notice={plain} onDismiss={() => setPlain(undefined)} />;
  return Toaster ? <Toaster /> : null;
}
