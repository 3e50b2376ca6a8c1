import Link from "@mui/material/Link";
import { useCreatePath } from "react-admin";
import { Link as RouterLink } from "react-router-dom";

type ProductLinkProps = {
  id: string;
  name: string;
  /** What is said of it besides its name. */
  note: string | undefined;
};

/** Leads to the page of a product. */
export function ProductLink({ id, name, note }: ProductLinkProps) {
  const path = useCreatePath()({ resource: "products", type: "edit", id });
  return (
    <>
      <Link component={RouterLink} to={path}>
        {name}
      </Link>
      {note !== undefined && ` (${note})`}
    </>
  );
}
