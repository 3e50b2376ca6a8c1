import Button from "@mui/material/Button";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { useAct } from "../ui/use-act";
import type { Product } from "./product";
import { takeOffSale } from "./sale-changes";

type TakeOffSaleProps = Pick<ReturnType<typeof useAct>, "isActing" | "act"> & { product: Product };

/** Takes a product off sale from the version that is shown, after a question; or cancels the day that was planned for it. */
export function TakeOffSale({ product: { id, version, name, saleState }, isActing, act }: TakeOffSaleProps) {
  const [isAsked, setIsAsked] = useState(false);
  const isOnSale = saleState === "ON_SALE";
  const handleTakeOff = async () => {
    setIsAsked(false);
    const done = isOnSale ? "The product is off sale." : "The planned day is cancelled.";
    await act(() => takeOffSale({ id, expectedVersion: version }), done);
  };
  return (
    <>
      <Button
        variant="outlined"
        disabled={isActing}
        onClick={() => (isOnSale ? setIsAsked(true) : void handleTakeOff())}
      >
        {isOnSale ? "Take off sale" : "Cancel the planned day"}
      </Button>
      <Confirm
        isOpen={isAsked}
        title={`Take ${name} off sale?`}
        content="Its page is gone at once, and carts with it say so. Orders keep it. You can put it on sale again."
        confirm="Take off sale"
        cancel="Cancel"
        onConfirm={() => void handleTakeOff()}
        onClose={() => setIsAsked(false)}
      />
    </>
  );
}
