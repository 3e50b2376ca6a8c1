import { useEffect } from "react";
import { tabStorage } from "../../lib/tab-storage";
import { notify } from "../../ui/toast/notify";

const KEY = "confirmed-order";

/** Thanks for an order when it is shown for the first time, and not again when the page is reloaded. */
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
