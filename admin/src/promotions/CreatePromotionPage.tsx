import Card from "@mui/material/Card";
import CardContent from "@mui/material/CardContent";
import { Title, useNotify, useRedirect } from "react-admin";
import { PromotionForm } from "./PromotionForm";

/** Creates a promotion, and shows it. */
export function CreatePromotionPage() {
  const notify = useNotify();
  const redirect = useRedirect();
  const handleCreated = (id: string) => {
    notify("The promotion is created.");
    redirect("show", "promotions", id);
  };
  return (
    <Card sx={{ marginTop: 2, maxWidth: 560 }}>
      <Title title="New promotion" />
      <CardContent>
        <PromotionForm onCreated={handleCreated} />
      </CardContent>
    </Card>
  );
}
