/** What the page needs of the shop; each example implements it with its library. */
export type ShopClient = {
  /** Each resolves with what the shop refused. */
  add(product: Product): Promise<readonly UserError[]>;
  setQuantity(lineId: string, quantity: number): Promise<readonly UserError[]>;
  remove(lineId: string): Promise<readonly UserError[]>;
  placeOrder(buyer: Buyer): Promise<{ orderNumber?: string; errors: readonly UserError[] }>;
};

export type Product = {
  id: string;
  name: string;
  fromPricePence: number;
  materials: readonly { name: string }[];
  colors: readonly { name: string }[];
};

export type Cart = {
  id: string;
  count: number;
  lines: readonly { id: string; quantity: number; totalPence: number; product?: { name: string } | null }[];
  totals: { totalPence: number };
};

export type UserError = { code: string; message: string };

export type Buyer = {
  firstName: string;
  lastName: string;
  email: string;
  address: string;
  city: string;
  state: string;
  zipCode: string;
};

/** A cart and what the shop refused, as each mutation of the cart answers. */
export type CartPayload = { cart: Cart | null; errors: readonly UserError[] };

/** URL of the shop's API: of the page's query, else as built. */
export const API: string =
  new URLSearchParams(location.search).get("api") ??
  import.meta.env["VITE_SHOP_API"] ??
  "http://localhost:4000/graphql";

/** A product in its first material and colour, 36 × 48 inches. */
export const lineOf = ({ id, materials, colors }: Product) => ({
  productId: id,
  width: 36,
  height: 48,
  material: materials[0]?.name ?? "",
  color: colors[0]?.name ?? "",
});

/** An order by this buyer. The key makes a retry safe. */
export const orderOf = (buyer: Buyer) => ({
  ...buyer,
  paymentMethod: "CREDIT_CARD" as const,
  agreeToTerms: true,
  idempotencyKey: crypto.randomUUID(),
});

/** The id of this browser's cart. Whoever knows it can change the cart, so it is kept like a session. */
export const storedCartId = () => localStorage.getItem("cart-id");

export const storeCartId = (id: string) => localStorage.setItem("cart-id", id);
