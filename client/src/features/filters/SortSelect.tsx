import { useRef } from "react";
import type { ProductSort } from "../../gql/graphql";
import { useAfterHydration } from "../../lib/use-after-hydration";
import { ChevronDownIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { ListUrl } from "./useListUrl";

type SortSelectProps = {
  listUrl: ListUrl;
  /** Whether the list is a search, which can be sorted by relevance. */
  isSearch: boolean;
  /** "bar": filled and without label, for the bar of phones. */
  variant?: "line" | "bar";
};

const ORDERS: readonly { sort: ProductSort; label: string }[] = [
  { sort: "PRICE_UP", label: "Price, low to high" },
  { sort: "PRICE_DOWN", label: "Price, high to low" },
  { sort: "RATING", label: "Best rated" },
  { sort: "NEWEST", label: "Newest" },
];

const Frame = chakra("label", {
  base: { position: "relative", display: "flex", alignItems: "center" },
  variants: {
    variant: {
      line: { bg: "bg.panel", borderWidth: "1px", borderColor: "border.control", fontSize: "small", pl: "4" },
      bar: { bg: "bg.muted", borderColor: "transparent", fontWeight: "600", pl: "0" },
    },
  },
  defaultVariants: { variant: "line" },
});
const Select = chakra("select", {
  base: { appearance: "none", bg: "transparent", minH: "11", pr: "9", borderRadius: "control", cursor: "pointer" },
  variants: {
    variant: {
      line: { pl: "1" },
      bar: { minH: "12", w: "full", pl: "3.5", fontSize: "control", textOverflow: "ellipsis" },
    },
  },
  defaultVariants: { variant: "line" },
});

/** Sort order of the list. */
export function SortSelect({ listUrl: { chosen, change }, isSearch, variant = "line" }: SortSelectProps) {
  const first = { sort: "RELEVANCE" as const, label: isSearch ? "Best match" : "Most popular" };
  const select = useRef<HTMLSelectElement>(null);
  const choose = (sort: string | undefined) => {
    const known = [first, ...ORDERS].find((order) => order.sort === sort);
    if (known && known.sort !== chosen.sort) change({ ...chosen, sort: known.sort });
  };

  useAfterHydration(() => choose(select.current?.value));

  return (
    <Frame variant={variant} borderRadius="control">
      {variant === "line" ? <span>Sort:</span> : <VisuallyHidden>Sort</VisuallyHidden>}
      <Select
        ref={select}
        variant={variant}
        autoComplete="off"
        value={chosen.sort}
        onChange={({ target }) => choose(target.value)}
      >
        {[first, ...ORDERS].map(({ sort, label }) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </Select>
      <chakra.span position="absolute" right="3" pointerEvents="none" display="flex">
        <ChevronDownIcon size="s" />
      </chakra.span>
    </Frame>
  );
}
