import { useState, type FormEvent, type ReactNode } from "react";
import type { Buyer, Cart, Product, ShopClient, UserError } from "./shop-client";

type Props = {
  /** Name of the client library. */
  library: string;
  products: readonly Product[];
  /** The cart, null before it exists. */
  cart: Cart | null;
  /** How many items are in the cart, from a query of its own. */
  badge: ReactNode;
  client: ShopClient;
};

/** The page that every example shows. */
export function Storefront({ library, products, cart, badge, client }: Props) {
  const [errors, setErrors] = useState<readonly UserError[]>([]);
  const [orderNumber, setOrderNumber] = useState<string>();
  const show = async (change: Promise<readonly UserError[]>) => setErrors(await change);

  const order = async (buyer: Buyer) => {
    const result = await client.placeOrder(buyer);
    setErrors(result.errors);
    setOrderNumber(result.orderNumber);
  };

  return (
    <main>
      <h1>The shop, by {library}</h1>
      <p>
        In the cart: <output aria-label="Cart count">{badge}</output>
      </p>
      <ul aria-label="Products">
        {products.map((product) => (
          <li key={product.id}>
            {product.name}, from {pounds(product.fromPricePence)}{" "}
            <button onClick={() => void show(client.add(product))}>Add {product.name}</button>
          </li>
        ))}
      </ul>
      <ul aria-label="Cart">
        {cart?.lines.map((line) => (
          <li key={line.id}>
            {line.quantity} × {line.product?.name}: {pounds(line.totalPence)}{" "}
            <button onClick={() => void show(client.setQuantity(line.id, line.quantity + 1))}>One more</button>
            <button onClick={() => void show(client.remove(line.id))}>Remove</button>
          </li>
        ))}
      </ul>
      <p>
        Total: <output aria-label="Total">{pounds(cart?.totals.totalPence ?? 0)}</output>
      </p>
      <Checkout onOrder={(buyer) => void order(buyer)} />
      {errors.map(({ code, message }) => (
        <p key={message} role="alert">
          {code}: {message}
        </p>
      ))}
      {orderNumber !== undefined && <p role="status">Your order is {orderNumber}.</p>}
    </main>
  );
}

function Checkout({ onOrder }: { onOrder: (buyer: Buyer) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: keyof Buyer) => {
      const value = form.get(name);
      return typeof value === "string" ? value : "";
    };
    onOrder({
      firstName: text("firstName"),
      lastName: text("lastName"),
      email: text("email"),
      address: text("address"),
      city: text("city"),
      state: text("state"),
      zipCode: text("zipCode"),
    });
  };
  return (
    <form aria-label="Checkout" onSubmit={submit} noValidate>
      {FIELDS.map(([name, label]) => (
        <label key={name}>
          {label} <input name={name} />
        </label>
      ))}
      <button>Order</button>
    </form>
  );
}

const FIELDS = [
  ["firstName", "First name"],
  ["lastName", "Last name"],
  ["email", "E-mail"],
  ["address", "Address"],
  ["city", "Town or city"],
  ["state", "County or state"],
  ["zipCode", "Postcode or zip code"],
] as const satisfies readonly (readonly [keyof Buyer, string])[];

const POUNDS = new Intl.NumberFormat("en-GB", { style: "currency", currency: "GBP" });

const pounds = (pence: number) => POUNDS.format(pence / 100);
