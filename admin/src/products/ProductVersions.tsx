import List from "@mui/material/List";
import { useState } from "react";
import { Confirm } from "react-admin";
import { FailureNotice } from "../ui/FailureNotice";
import { Section } from "../ui/Section";
import { useAct } from "../ui/use-act";
import type { Product } from "./product";
import { ProductVersionItem } from "./ProductVersionItem";
import { revertProduct } from "./version-changes";

/** What a product was, with its pictures; each version leads back. */
export function ProductVersions({ product }: { product: Product }) {
  const { id, version: expectedVersion, versions } = product;
  const { failure, isActing, act } = useAct();
  const [wanted, setWanted] = useState<number>();
  if (versions.length === 0) return null;
  const handleRevert = async () => {
    const version = wanted;
    setWanted(undefined);
    if (version === undefined) return;
    await act(() => revertProduct({ id, version, expectedVersion }), "It is taken back; shoppers see it.");
  };
  return (
    <Section title="Versions">
      <FailureNotice message={failure} />
      <List dense disablePadding>
        {versions.map((version) => (
          <ProductVersionItem
            key={version.version}
            product={product}
            version={version}
            isActing={isActing}
            onRevert={() => setWanted(version.version)}
          />
        ))}
      </List>
      <Confirm
        isOpen={wanted !== undefined}
        title={`Take back to version ${wanted}?`}
        content="Its texts, price, pictures and all other fields come into force at once, as a new version. Every version stays, and so does a draft; what you have typed and not saved is lost."
        confirm="Take back"
        cancel="Cancel"
        onConfirm={() => void handleRevert()}
        onClose={() => setWanted(undefined)}
      />
    </Section>
  );
}
