type Quantities = {
  readonly count: number;
  readonly lines: readonly { readonly id: string; readonly quantity: number }[];
};

/** The quantities of a cart with a changed line; the same cart if it lacks that line. */
export function withLineQuantity<C extends Quantities>(cart: C, lineId: string, quantity: number): C {
  const line = cart.lines.find(({ id }) => id === lineId);
  if (!line) return cart;
  return {
    ...cart,
    count: cart.count + quantity - line.quantity,
    lines: cart.lines.map((each) => (each === line ? { ...line, quantity } : each)),
  };
}
