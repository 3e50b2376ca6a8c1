import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import Stack from "@mui/material/Stack";
import { useState } from "react";
import { useNotify, useRedirect } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { FormField } from "../ui/FormField";
import { useSubmit } from "../ui/use-submit";
import type { Product } from "./product";
import { copyProduct } from "./sale-changes";

/** Makes a new product like another one, and opens it. */
export function CopyProduct({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        Make a new product like it
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} aria-labelledby="copy-product" fullWidth maxWidth="sm">
        <DialogTitle id="copy-product">A new product like {product.name}</DialogTitle>
        <CopyForm product={product} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

type CopyFormProps = { product: Product; onClose: () => void };

function CopyForm({ product: { id }, onClose }: CopyFormProps) {
  const notify = useNotify();
  const redirect = useRedirect();
  const { failure, isSending, handleSubmit } = useSubmit(async ({ name = "", slug = "" }) => {
    const copy = await copyProduct({ id, name, slug });
    onClose();
    notify("The product is made; only staff see it.");
    redirect("edit", "products", copy);
  });
  return (
    <form onSubmit={handleSubmit}>
      <DialogContent>
        <Stack spacing={2}>
          <DialogContentText>
            It begins with the same texts, price, options, materials, limits and pictures, without was-price, reviews
            and the badge “Bestseller”. Only staff see it until you put it on sale.
          </DialogContentText>
          <FormField name="name" label="Name" fields={failure?.fields} />
          <FormField
            name="slug"
            label="Its part of the address"
            helperText="As roller-blinds in /products/roller-blinds. It stays."
            fields={failure?.fields}
          />
          <FailureNotice message={failure?.message} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" loading={isSending}>
          Make it
        </Button>
      </DialogActions>
    </form>
  );
}
