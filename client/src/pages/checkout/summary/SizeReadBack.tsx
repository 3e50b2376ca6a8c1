import { useId } from "react";
import { standardToConfirm } from "@rules/options/standard-to-confirm";
import type { Fulfilment } from "@rules/order-choices";
import { formatLength, formatSize } from "@rules/sizes";
import { BACK_AFTER_CHANGE, lineHref } from "../../../features/cart/line-href";
import { SmallestSize } from "../../../features/cart/SmallestSize";
import type { Family } from "../../../gql/graphql";
import { colorHex } from "../../../product/attribute-labels";
import { MadeSize } from "../../../product/MadeSize";
import { WindowName } from "../../../product/WindowName";
import { TextLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { lineTitle, type CheckoutLine } from "./checkout-line";

type SizeSketchProps = {
  /** Width and drop in inches; only their ratio matters. */
  width: number;
  height: number;
  /** #rrggbb */
  colorHex: string;
  family: Family | undefined;
};

const Svg = chakra("svg", {
  base: { flex: "none", w: "64px", h: "76px", fill: "none", stroke: "fg", "& .slats": { stroke: "bg.muted" } },
});

/** Space for the sketch; the dimension lines are above and to the right of it. */
const [WIDEST, HIGHEST] = [48, 56];
const [LEFT, TOP] = [4, 14];
const GAP = 6;
const SLATTED = new Set<Family>(["VENETIAN", "WOODEN", "SHUTTER"]);
const UPRIGHT = new Set<Family>(["VERTICAL", "CURTAIN"]);

/** Offsets of lines that divide a length evenly. */
const stops = (length: number) =>
  Array.from({ length: Math.floor((length - 2) / GAP) }, (_, index) => (index + 1) * GAP);

function texture(family: Family | undefined, width: number, height: number): string {
  if (family === undefined) return "";
  if (SLATTED.has(family))
    return stops(height)
      .map((y) => `M${LEFT} ${TOP + y}h${width}`)
      .join("");
  return UPRIGHT.has(family)
    ? stops(width)
        .map((x) => `M${LEFT + x} ${TOP}v${height}`)
        .join("")
    : "";
}

/** Outline of a piece in its proportions, with dimension lines for width and drop. */
function SizeSketch({ width, height, colorHex, family }: SizeSketchProps) {
  const scale = Math.min(WIDEST / width, HIGHEST / height);
  const [across, down] = [Math.max(8, width * scale), Math.max(8, height * scale)];
  const right = LEFT + across + GAP;
  return (
    <Svg viewBox="0 0 64 76" aria-hidden>
      <rect x={LEFT} y={TOP} width={across} height={down} fill={colorHex} strokeWidth="0.5" />
      <path className="slats" d={texture(family, across, down)} strokeWidth="1.6" />
      <path d={`M${LEFT} 7h${across}M${LEFT} 4v6M${LEFT + across} 4v6`} />
      <path d={`M${right} ${TOP}v${down}M${right - 3} ${TOP}h6M${right - 3} ${TOP + down}h6`} />
    </Svg>
  );
}

const Box = chakra("section", {
  base: { p: { base: "5", lg: "6" }, borderWidth: "1px", borderColor: "fg", borderRadius: "panel" },
});
const Row = chakra("li", {
  base: { display: "flex", alignItems: "center", gap: "5", py: "4.5", "& + &": { borderTopWidth: "1px" } },
});
const Figure = chakra("span", {
  base: { display: "block", textStyle: "h3", fontSize: "1.625rem", fontVariantNumeric: "lining-nums tabular-nums" },
});
const Words = chakra("p", { base: { textStyle: "small", color: "fg.muted", "& b": { color: "fg" } } });

/** What the sizes are, by who measures. */
const INTRODUCTIONS: Readonly<Record<Fulfilment, string>> = {
  MEASURE_AND_FIT: "These are a guide: we measure before anything is cut. Width first, then drop.",
  MAKE_TO_SIZES: "We make each piece from these figures: width first, then drop.",
};

/** What stands on our standard because nothing was chosen, by who measures. */
const QUESTIONS: Readonly<Record<Fulfilment, readonly [before: string, after: string]>> = {
  MEASURE_AND_FIT: ["Our standard, which we confirm with you at the visit: ", "."],
  MAKE_TO_SIZES: ["Our standard, as you chose no other: ", ". Is that right for this window?"],
};

/** One sentence on the options that decide whether it fits, for the shopper to confirm. */
function StandardChoices({ line, fulfilment }: { line: CheckoutLine; fulfilment: Fulfilment }) {
  const standard = standardToConfirm(line.choices, line.customizations);
  const [before, after] = QUESTIONS[fulfilment];
  if (standard.length === 0) return null;
  return (
    <Words>
      {before}
      <b>{standard.map(({ label, valueLabel }) => `${label}: ${valueLabel}`).join(", ")}</b>
      {after}
    </Words>
  );
}

type SizeReadBackProps = { lines: readonly CheckoutLine[]; fulfilment: Fulfilment };

/** Shows the ordered sizes once more, large. */
export function SizeReadBack({ lines, fulfilment }: SizeReadBackProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="h3" mb="1">
        Check your sizes
      </chakra.h2>
      <Words>{INTRODUCTIONS[fulfilment]}</Words>
      <chakra.ul listStyleType="none">
        {lines.map((line) => (
          <Row key={line.id}>
            <SizeSketch
              width={line.width}
              height={line.height}
              colorHex={colorHex(line.color)}
              family={line.product?.family}
            />
            <div>
              <Figure>{formatSize(line, "mm")}</Figure>
              <WindowName {...line} />
              <Words>
                <b>{lineTitle(line)}</b>
                {line.choices.map(({ label, valueLabel }) => `, ${label}: ${valueLabel}`)}
              </Words>
              <Words>
                {formatLength(line.width, "mm")} wide, {formatLength(line.height, "mm")} drop
              </Words>
              <Words>{formatSize(line, "in")}</Words>
              <StandardChoices line={line} fulfilment={fulfilment} />
              <MadeSize making={line.making} />
              {line.product && <ChangeSize line={line} product={line.product} />}
            </div>
          </Row>
        ))}
      </chakra.ul>
    </Box>
  );
}

type ChangeSizeProps = { line: CheckoutLine; product: NonNullable<CheckoutLine["product"]> };

function ChangeSize({ line, product }: ChangeSizeProps) {
  const href = lineHref(line, product);
  return (
    <>
      <SmallestSize size={line} limits={product} href={href} state={BACK_AFTER_CHANGE} />
      <TextLink
        to={href}
        state={BACK_AFTER_CHANGE}
        display="inline-flex"
        alignItems="center"
        minH="target"
        fontSize="small"
        aria-label={`Change the size of ${product.name}`}
      >
        Change the size
      </TextLink>
    </>
  );
}
