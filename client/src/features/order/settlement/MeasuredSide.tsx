import type { ComponentProps } from "react";
import { RemadeSide } from "../RemadeSide";

type MeasuredSideProps = Pick<ComponentProps<typeof RemadeSide>, "title" | "product"> & {
  made: Omit<ComponentProps<typeof RemadeSide>["made"], "making">;
};

/** A line as it was ordered, or as it was measured. What is made of it stands with the line itself. */
export const MeasuredSide = ({ made, ...side }: MeasuredSideProps) => (
  <RemadeSide {...side} made={{ ...made, making: null }} />
);
