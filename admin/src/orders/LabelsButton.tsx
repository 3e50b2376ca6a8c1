import LabelIcon from "@mui/icons-material/LocalShippingOutlined";
import Button from "@mui/material/Button";
import { MOST_LABELLED_ORDERS } from "@rules/labelled-orders";

type LabelsButtonProps = { numbers: readonly string[]; variant?: "outlined" | "text" };

/** Downloads the labels of the parcels of some orders. */
export const LabelsButton = ({ numbers, variant = "text" }: LabelsButtonProps) => (
  <Button
    component="a"
    href={`/admin/orders/labels.pdf?numbers=${numbers.join(",")}`}
    startIcon={<LabelIcon />}
    variant={variant}
    disabled={numbers.length > MOST_LABELLED_ORDERS}
  >
    {numbers.length > MOST_LABELLED_ORDERS ? `Labels of ${MOST_LABELLED_ORDERS} at most` : "Labels (PDF)"}
  </Button>
);
