import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import { CopyProduct } from "./CopyProduct";
import { PreviewLink } from "./PreviewLink";
import type { Product } from "./product";
import { PutOnSale } from "./PutOnSale";
import { saleSentence } from "./sale-words";
import { TakeOffSale } from "./TakeOffSale";

/** Whether shoppers can buy a product, what changes that, and the making of another one like it. */
export function ProductSale({ product }: { product: Product }) {
  const { failure, isActing, act } = useAct();
  const isOnSale = product.saleState === "ON_SALE";
  return (
    <Section title="On sale">
      <Typography>{saleSentence(product)}</Typography>
      <FailureNotice message={failure} />
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap", alignItems: "flex-start" }}>
        {!isOnSale && <PutOnSale key={product.version} product={product} isActing={isActing} act={act} />}
        {(isOnSale || product.onSaleFrom != null) && <TakeOffSale product={product} isActing={isActing} act={act} />}
        <CopyProduct product={product} />
        {!isOnSale && !product.draft && <PreviewLink product={product}>See its page</PreviewLink>}
      </Stack>
    </Section>
  );
}
