import type { ReactNode } from "react";
import { paths } from "../../lib/paths";
import { Breadcrumbs } from "../../ui/page/Breadcrumbs";
import { chakra } from "../../ui/theme/chakra";

type ListHeadProps = {
  /** What the list is called among the breadcrumbs. */
  crumb: string;
  /** The heading, and what stands beside it where there is room. */
  children: ReactNode;
};

const Frame = chakra("div", {
  base: {
    display: { base: "block", lg: "grid" },
    gridTemplateColumns: "5fr 6fr",
    columnGap: "8.33%",
    alignItems: "end",
    pt: { base: "1", lg: "3" },
    pb: { base: "6", lg: "10" },
  },
});

/** Where a list of products stands in the shop, and what it is called. */
export function ListHead({ crumb, children }: ListHeadProps) {
  return (
    <>
      <Breadcrumbs trail={[{ label: "Home", to: paths.home.href() }]} current={crumb} />
      <Frame>{children}</Frame>
    </>
  );
}
