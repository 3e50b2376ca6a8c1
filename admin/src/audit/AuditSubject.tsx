import Link from "@mui/material/Link";
import { useCreatePath } from "react-admin";
import { Link as RouterLink } from "react-router-dom";
import type { AuditEntry } from "./audit-provider";

type Subject = { name: string; page?: { resource: string; type: "show" | "edit" } };

/** What the audit is about, by its type in the staff API, and where it has its page. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  BookedVisit: { name: "Visit", page: { resource: "visits", type: "show" } },
  Category: { name: "Category", page: { resource: "categories", type: "show" } },
  Content: { name: "Content" },
  Customer: { name: "Customer" },
  Enquiry: { name: "Enquiry", page: { resource: "enquiries", type: "show" } },
  Order: { name: "Order", page: { resource: "orders", type: "show" } },
  PriceList: { name: "Price list", page: { resource: "prices", type: "show" } },
  Problem: { name: "Problem", page: { resource: "problems", type: "show" } },
  Product: { name: "Product", page: { resource: "products", type: "edit" } },
  Promotion: { name: "Promotion", page: { resource: "promotions", type: "show" } },
  Review: { name: "Review", page: { resource: "reviews", type: "show" } },
  Rules: { name: "Rules of the workshop" },
  Staff: { name: "Member", page: { resource: "staff", type: "edit" } },
  StaffInvitation: { name: "Invitation" },
  VisitPlan: { name: "Week and areas of visits" },
};

/** What an entry is about, which leads to its page if it has one. */
export function AuditSubject({ entry: { subject, subjectType } }: { entry: AuditEntry }) {
  const createPath = useCreatePath();
  const { name, page }: Subject = SUBJECTS[subjectType] ?? { name: subjectType };
  if (!page) return name;
  return (
    <Link component={RouterLink} to={createPath({ ...page, id: subject })}>
      {name}
    </Link>
  );
}
