import CircularProgress from "@mui/material/CircularProgress";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { Title, useCanAccess } from "react-admin";
import { sentenceOf } from "../api/staff-error";
import { FailureNotice } from "../ui/FailureNotice";
import { useAct } from "../ui/use-act";
import { changePlan, readPlan } from "./visit-plan";
import { VisitPlanForm } from "./VisitPlanForm";

/** /visit-plan: the times of a week, the areas, and how late shoppers can book. */
export function VisitPlanPage() {
  const { data: plan, error } = useQuery({ queryKey: ["visits", "plan"], queryFn: readPlan, retry: false });
  const { canAccess } = useCanAccess({ resource: "visits", action: "edit" });
  const { failure, isActing, act } = useAct();
  return (
    <Stack spacing={2} sx={{ paddingY: 2 }}>
      <Title title="Week and areas of visits" />
      <FailureNotice message={error ? sentenceOf(error) : failure} />
      {!plan && !error && <CircularProgress size={24} aria-label="Plan: loading" />}
      {plan && (
        <VisitPlanForm
          key={plan.version}
          plan={plan}
          isReadOnly={canAccess !== true}
          isSaving={isActing}
          onSave={(changed) => void act(() => changePlan(changed), "The plan is saved. Booked visits stay.")}
        />
      )}
    </Stack>
  );
}
