import { type ComponentType, useEffect, useState } from "react";
import { listenForNotices } from "./notify";

const loadToaster = () => import("./Toaster");

/**
 * Where notices appear; stands once in the application. The toaster is fetched at the first press of anything: too late to
 * weigh on the first page, and before there can be a failure to tell of, which may be that the network is gone.
 */
export function ToastRegion() {
  const [Toaster, setToaster] = useState<ComponentType>();

  useEffect(() => {
    const stopListening = listenForNotices((notice) => {
      void loadToaster().then((toaster) => {
        setToaster(() => toaster.Toaster);
        toaster.show(notice);
      });
    });
    const fetchEarly = () => void loadToaster();
    const once = { once: true, passive: true };
    addEventListener("pointerdown", fetchEarly, once);
    addEventListener("keydown", fetchEarly, once);
    return () => {
      stopListening();
      removeEventListener("pointerdown", fetchEarly);
      removeEventListener("keydown", fetchEarly);
    };
  }, []);

  return Toaster ? <Toaster /> : null;
}
