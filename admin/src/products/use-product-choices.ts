import { useQuery } from "@tanstack/react-query";
import { request } from "../api/request";
import { graphql } from "../gql";
import type { ProductChoicesQuery } from "../gql/graphql";

const PRODUCT_CHOICES = graphql(`
  query ProductChoices {
    productChoices {
      materials {
        name
        label
        factorPercent
      }
      colors {
        name
        label
      }
      rooms {
        name
        label
      }
      features {
        name
        label
      }
      materialFilters {
        name
        label
      }
    }
    productCategories {
      slug
      name
    }
  }
`);

type Choice = { id: string; name: string };
type Choices = Record<"materials" | "colors" | "rooms" | "features" | "materialFilters" | "categories", Choice[]>;

const NONE: Choices = { materials: [], colors: [], rooms: [], features: [], materialFilters: [], categories: [] };

const labelled = (choices: readonly { name: string; label: string }[]): Choice[] =>
  choices.map(({ name, label }) => ({ id: name, name: label }));

/** A material with what it adds to a price. */
const materialName = ({ label, factorPercent }: ProductChoicesQuery["productChoices"]["materials"][number]) =>
  factorPercent === 100 ? label : `${label} (+${factorPercent - 100} %)`;

/** What a product may be made of, and the categories, as react-admin's inputs take choices. Empty until they are there. */
export function useProductChoices(): Choices {
  const { data } = useQuery({
    queryKey: ["product-choices"],
    queryFn: () => request(PRODUCT_CHOICES),
    staleTime: Infinity,
  });
  if (!data) return NONE;
  const { materials, colors, rooms, features, materialFilters } = data.productChoices;
  return {
    materials: materials.map((material) => ({ id: material.name, name: materialName(material) })),
    colors: labelled(colors),
    rooms: labelled(rooms),
    features: labelled(features),
    materialFilters: labelled(materialFilters),
    categories: data.productCategories.map(({ slug, name }) => ({ id: slug, name })),
  };
}
