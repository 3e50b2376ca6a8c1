import type { ComponentProps } from "react";
import { isSmallest } from "@rules/size-limits";
import type { Size } from "@rules/sizes";
import { TextLink } from "../../ui/links";
import { chakra } from "../../ui/theme/chakra";

type SmallestSizeProps = {
  size: Size;
  limits: { minWidth: number; minHeight: number };
  /** The configurator of the line. */
  href: string;
} & Pick<ComponentProps<typeof TextLink>, "onClick" | "state">;

/** Asks about a line of the smallest size: most likely nobody chose it. */
export function SmallestSize({ size, limits, href, ...link }: SmallestSizeProps) {
  if (!isSmallest(size, limits)) return null;
  return (
    <chakra.p textStyle="small">
      Is your window really that small?{" "}
      <TextLink to={href} {...link}>
        Type your size
      </TextLink>
    </chakra.p>
  );
}
