import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useState } from "react";
import type { useAct } from "../ui/use-act";
import type { Product } from "./product";
import { putOnSale } from "./sale-changes";

type PutOnSaleProps = Pick<ReturnType<typeof useAct>, "isActing" | "act"> & { product: Product };

const SHRUNK = { inputLabel: { shrink: true } } as const;

/** Puts a product on sale from the version that is shown, at once or on a day. */
export function PutOnSale({ product: { id, version, onSaleFrom }, isActing, act }: PutOnSaleProps) {
  const [day, setDay] = useState(onSaleFrom ?? "");
  const isPlanned = day !== "";
  const handlePress = () =>
    act(
      () => putOnSale({ id, expectedVersion: version, day: isPlanned ? day : null }),
      isPlanned ? "The day is planned." : "The product is on sale; shoppers see it.",
    );
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "flex-start" }}>
      <TextField
        type="date"
        size="small"
        variant="outlined"
        label="Goes on sale on"
        helperText="When it begins in London; at once, if left out."
        value={day}
        onChange={({ target }) => setDay(target.value)}
        slotProps={SHRUNK}
      />
      <Button variant="contained" loading={isActing} onClick={() => void handlePress()}>
        {isPlanned ? "Plan it" : "Put on sale now"}
      </Button>
    </Stack>
  );
}
