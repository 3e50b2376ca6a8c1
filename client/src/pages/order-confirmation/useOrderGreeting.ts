import { useEffect } from "react";
import { tabStorage } from "../../lib/tab-storage";
import { notify } from "../../ui/toast/notify";

const KEY = "confirmed-order";

/** Shows a thank-you notice once per order, not again after a reload. */
export function useOrderGreeting(number: string): void {
  useEffect(() => {
    if (tabStorage.read(KEY) === number) return;
    tabStorage.write(KEY, number);
    notify({
      title: "Order Confirmed!",
      description: "Thank you for your purchase. We'll start processing your order right away.",
    });
  }, [number]);
}
