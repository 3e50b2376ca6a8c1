import { useEffect, useEffectEvent, useRef, useState } from "react";
import { LONGEST_NOTE } from "@rules/cart-note";
import { useUpdateCart } from "../../../features/cart/useUpdateCart";
import { TextArea } from "../../../ui/form/TextArea";

type OrderNoteProps = {
  /** Kept on the cart; null without one. */
  note: string | null;
};

/** A note to the shop, kept on the cart when the field is left or the form is sent. */
export function OrderNote({ note }: OrderNoteProps) {
  const update = useUpdateCart();
  const [text, setText] = useState(note ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  const sent = useRef(text);
  const save = async () => {
    const [before, wanted] = [sent.current, text.trim()];
    if (wanted === before) return;
    sent.current = wanted;
    const isKept = await update({ note: wanted || null });
    if (!isKept) sent.current = before;
  };
  const handleSubmit = useEffectEvent(() => void save());
  useEffect(() => {
    // On iOS a press on a button leaves the focus in the field. This runs before React's handler, which orders.
    const form = area.current?.form;
    const saveFirst = () => handleSubmit();
    form?.addEventListener("submit", saveFirst);
    return () => form?.removeEventListener("submit", saveFirst);
  }, []);
  return (
    <TextArea
      ref={area}
      label="Note to us"
      hint="optional"
      help="Such as when to call, or where to park."
      rows={3}
      maxLength={LONGEST_NOTE}
      value={text}
      onChange={({ currentTarget }) => setText(currentTarget.value)}
      onBlur={() => void save()}
    />
  );
}
