import { Toast } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { IconButton } from "../IconButton";
import { AlertIcon, CheckIcon, CloseIcon } from "../icons";
import { chakra } from "../theme/chakra";
import { toastRecipe } from "../theme/recipes/toast";
import { useSwipeAway } from "./use-swipe-away";

type NoticeCardProps = {
  title: ReactNode;
  description?: ReactNode;
  isFailure: boolean;
  onSwipeAway: () => void;
};

/** One notice: icon, text and a dismiss button. */
export function NoticeCard({ title, description, isFailure, onSwipeAway }: NoticeCardProps) {
  const swipe = useSwipeAway(onSwipeAway);
  return (
    <Toast.Root recipe={toastRecipe} {...swipe}>
      {isFailure ? <AlertIcon /> : <CheckIcon />}
      <chakra.div minW="0">
        <Toast.Title>{title}</Toast.Title>
        {description !== undefined && <Toast.Description>{description}</Toast.Description>}
      </chakra.div>
      <Toast.CloseTrigger asChild>
        <IconButton aria-label="Dismiss">
          <CloseIcon />
        </IconButton>
      </Toast.CloseTrigger>
    </Toast.Root>
  );
}
