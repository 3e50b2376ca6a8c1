import { useCanAccess, useRecordContext } from "react-admin";
import { RecordPage } from "../ui/RecordPage";
import { TwoColumns } from "../ui/TwoColumns";
import { EndPromotion } from "./EndPromotion";
import { PromotionFacts } from "./PromotionFacts";
import type { Promotion } from "./promotions-provider";
import { TestCart } from "./TestCart";
import { UniqueCodes } from "./UniqueCodes";

/** A promotion with its codes, a test of it, and its end. */
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
  const { id, code, hasUniqueCodes } = promotion;
  return (
    <TwoColumns
      main={
        <>
          <PromotionFacts promotion={promotion} />
          {hasUniqueCodes && <UniqueCodes key={id} promotion={promotion} mayChange={canAccess === true} />}
          {canAccess && <EndPromotion promotion={promotion} />}
        </>
      }
      aside={(code != null || hasUniqueCodes) && <TestCart key={id} code={code} />}
    />
  );
}
