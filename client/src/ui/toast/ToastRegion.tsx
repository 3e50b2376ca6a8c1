import { useEffect, useState, type ComponentType } from "react";
import { listenForNotices, type Notice } from "./notify";
import { PlainNotice } from "./PlainNotice";

const loadToaster = () => import("./Toaster");

/**
 * Region of the notices, once per application. The toaster's code is loaded at the first press, so that it does not
 * slow down the first page. If it can't be loaded, notices are shown plainly.
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
