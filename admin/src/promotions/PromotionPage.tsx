import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { EndPromotion } from "./EndPromotion";
import { PromotionFacts } from "./PromotionFacts";
import type { Promotion } from "./promotions-provider";
import { TestCart } from "./TestCart";

/** A promotion, a test of it, and its end. */
export function PromotionPage() {
  return (
    <RecordPage title={<PromotionTitle />}>
      <PromotionParts />
    </RecordPage>
  );
}

function PromotionTitle() {
  return useRecordContext<Promotion>()?.name ?? "";
}

function PromotionParts() {
  const promotion = useRecordContext<Promotion>();
  const { canAccess } = useCanAccess({ resource: "promotions", action: "edit" });
  if (!promotion) return null;
  const { id, code } = promotion;
  return (
    <TwoColumns
      main={
        <>
          <PromotionFacts promotion={promotion} />
          {canAccess && <EndPromotion promotion={promotion} />}
        </>
      }
      aside={code != null && <TestCart key={id} code={code} />}
    />
  );
}
