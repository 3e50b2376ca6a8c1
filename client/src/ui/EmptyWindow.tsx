import { chakra } from "./theme/chakra";

type EmptyWindowProps = {
  /** Alternative text of the missing picture. */
  label?: string;
};

const Wall = chakra("div", { base: { position: "absolute", inset: "0", bg: "#e7e1d6", color: "fg.subtle" } });
const Svg = chakra("svg", {
  base: { position: "absolute", inset: "0", m: "auto", h: "46%", fill: "none", stroke: "currentColor" },
});

/** Placeholder for a missing picture: a window without a blind. */
export function EmptyWindow({ label }: EmptyWindowProps) {
  return (
    <Wall role={label ? "img" : undefined} aria-label={label || undefined} aria-hidden={label ? undefined : true}>
      <Svg viewBox="0 0 88 104" strokeWidth="1.5">
        <path d="M8 6h72v84H8zM2 90h84v6H2zM44 6v84M8 48h72" vectorEffect="non-scaling-stroke" />
      </Svg>
    </Wall>
  );
}
