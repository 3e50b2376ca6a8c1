import { useEffect, useState, type RefObject } from "react";
import { formatSize } from "@rules/sizes";
import { ChatOpener } from "../../../ui/chat/ChatOpener";
import { BottomBar } from "../../../ui/page/BottomBar";
import { Price } from "../../../ui/Price";
import { chakra } from "../../../ui/theme/chakra";
import { AddButton } from "./AddButton";
import type { Configurator } from "./useConfigurator";

/** Whether an element intersects the viewport; false until the first observation. */
function useInView(target: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(false);

  useEffect(() => {
    const element = target.current;
    if (!element) return;
    const observer = new IntersectionObserver((sightings) => setIsInView(sightings.at(-1)?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [target]);

  return isInView;
}

type PurchaseBarProps = {
  configurator: Configurator;
  /** The button that it replaces. */
  addButton: RefObject<HTMLButtonElement | null>;
};

const Bar = chakra(BottomBar, {
  base: {
    display: { base: "flex", lg: "none" },
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3.5",
    pt: "2.5",
    pb: "calc(0.875rem + env(safe-area-inset-bottom))",
    boxShadow: "bar",
    transition: "transform, visibility",
    transitionDuration: "calm",
    "&[inert]": { transform: "translateY(100%)", visibility: "hidden" },
  },
});
const Figures = chakra("div", {
  base: {
    flex: "none",
    minW: "min(7.5rem, 32vw)",
    textStyle: "micro",
    lineHeight: "1.2",
    color: "fg.muted",
  },
});

/** Price, size, Add to cart and chat within a thumb's reach, while the button itself is out of view. For phones. */
export function PurchaseBar({ configurator, addButton }: PurchaseBarProps) {
  const isReplaced = useInView(addButton);
  const { configuration, unit, pricePence, sizeFields } = configurator;
  const isDimmed = sizeFields.wrong.length > 0;
  return (
    <Bar inert={isReplaced}>
      <Figures>
        <Price
          pence={pricePence}
          display="block"
          fontSize="1.375rem"
          fontWeight="600"
          color={isDimmed ? "fg.subtle" : "fg"}
        />
        {isDimmed ? "Please check the size" : formatSize(configuration.size, unit)}
      </Figures>
      <AddButton configurator={configurator} />
      <ChatOpener />
    </Bar>
  );
}
