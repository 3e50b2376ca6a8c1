import { useState } from "react";
import { formatPoundsShort } from "@rules/money";
import { counted } from "../../lib/counted";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { useCart } from "./useCart";

/** Announces the total to screen readers after each change; a change that leaves it, as a refused code, repeats nothing. */
export function CartAnnouncement() {
  const { cart, isUpdating } = useCart();
  const [announced, setAnnounced] = useState("");
  const total = cart && `${counted(cart.count, "item")}, subtotal ${formatPoundsShort(cart.totals.subtotalPence)}`;
  if (total !== undefined && !isUpdating && total !== announced) setAnnounced(total);
  return <VisuallyHidden role="status">{announced}</VisuallyHidden>;
}
