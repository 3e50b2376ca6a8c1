import { useParams } from "react-router-dom";
import { productFits } from "@rules/fit/product-fits";
import { measuringPlan } from "@rules/measuring-plan";
import { measuringSheetUrl } from "../../../lib/measuring-sheet";
import { fittedProduct, pageMaking } from "../../../product/fitted-product";
import { TwoFits } from "../../../product/measuring/drawings/TwoFits";
import { ExternalLink } from "../../../ui/links";
import { chakra } from "../../../ui/theme/chakra";
import { MeasureWithUs } from "./measuring/MeasureWithUs";
import { MeasuringPanel } from "./MeasuringPanel";
import type { Configurator } from "./useConfigurator";

const Facts = chakra("dl", {
  base: {
    "& dt": { mt: "2.5", fontWeight: "600" },
    "& dd": { color: "fg.muted", fontVariantNumeric: "tabular-nums" },
  },
});
const Drawing = chakra("div", {
  base: { mb: "3", "& svg": { display: "block", w: "full", maxW: "20rem", h: "auto" } },
});

/** What to measure for the chosen fit, what is made of the typed size, what the fit needs and leaves, and what helps to measure. */
export function FitWords({ configurator }: { configurator: Configurator }) {
  const { product, configuration } = configurator;
  const { slug } = useParams();
  const making = pageMaking(product, configuration.size, configuration.customizations);
  const fitted = fittedProduct(product);
  const fits = productFits(fitted);
  const plan = measuringPlan(fitted, configuration.customizations);
  const fit = fits.find(({ id }) => id === making.fit);
  if (fit === undefined) return null;
  return (
    <MeasuringPanel textStyle="small">
      {fits.some(({ id }) => id === "recess") && fits.some(({ id }) => id === "exact") && (
        <Drawing>
          <TwoFits />
        </Drawing>
      )}
      <b>{fit.label}</b>
      {/* Another fit is another window to measure. */}
      {plan && <MeasureWithUs key={plan.fit.id} plan={plan} configurator={configurator} />}
      <ExternalLink href={measuringSheetUrl(slug)} display="inline-block" mt="2" py="2.5">
        Measuring sheet to print (PDF)
      </ExternalLink>
      <Facts>
        <Fact name="What to measure" value={fit.toMeasure} />
        <Fact name="What we make" value={making.summary} />
        <Fact name="Depth of the recess" value={fit.recessDepth} />
        <Fact
          name="Light at each side"
          value={fit.lightGap && `About ${rangeWords(fit.lightGap)}, when it is closed`}
        />
        <Fact name="Space when open" value={fit.stack} />
        <Fact name="Tolerance" value={fit.tolerance && toleranceWords(fit.tolerance)} />
      </Facts>
    </MeasuringPanel>
  );
}

function Fact({ name, value }: { name: string; value: string | null }) {
  return (
    value !== null && (
      <div>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    )
  );
}

const rangeWords = ({ from, to }: { from: number; to: number }) => (from === to ? `${to} mm` : `${from} to ${to} mm`);

const toleranceWords = ({ width, height }: { width: number; height: number }) =>
  width === height
    ? `The made size is within ${width} mm of these figures.`
    : `The made size is within ${width} mm in width and ${height} mm in drop of these figures.`;
