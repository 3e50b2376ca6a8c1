import { useId } from "react";
import { RadioChips } from "../../../../ui/form/RadioChips";
import { SmallText } from "../../../../ui/texts";
import { chakra } from "../../../../ui/theme/chakra";
import { labelStyle } from "../../../../ui/theme/recipes/field";
import { MeasuringPanel } from "../MeasuringPanel";
import type { Configurator } from "../useConfigurator";
import { movementWords, type Movement } from "./movements";
import { daylightOn, hasRoom, movementsOn, type Tried } from "./trial";

type TryOutProps = { configurator: Configurator; tried: Tried; onTry: (tried: Tried) => void };

const Controls = chakra("div", { base: { display: "grid", gap: "2.5" } });

/** Moves the blind on the drawing and puts the room lights out. Nothing of it is ordered. */
export function TryOut({ configurator, tried, onTry }: TryOutProps) {
  const { open, tilt } = movementsOn(configurator);
  return (
    <MeasuringPanel textStyle="small">
      <Controls>
        {open && tried.open !== undefined && (
          <Slider movement={open} share={tried.open} onMove={(share) => onTry({ ...tried, open: share })} />
        )}
        {tilt && tried.tilt !== undefined && (
          <Slider movement={tilt} share={tried.tilt} onMove={(share) => onTry({ ...tried, tilt: share })} />
        )}
        {hasRoom(configurator) && (
          <RadioChips
            legend="Room lights"
            look="segments"
            options={LIGHTS}
            value={tried.isUnlit ? "off" : "on"}
            onPick={(lights) => onTry({ ...tried, isUnlit: lights === "off" })}
          />
        )}
      </Controls>
      <SmallText role="status" mt="2.5">
        {tried.isUnlit && daylightOn(configurator, tried)}
      </SmallText>
    </MeasuringPanel>
  );
}

const LIGHTS = [
  { value: "on", label: "On" },
  { value: "off", label: "Off" },
] as const;

const Line = chakra("div", {
  base: { display: "flex", justifyContent: "space-between", gap: "4", "& label": labelStyle },
});
const Range = chakra("input", {
  base: { display: "block", w: "full", h: "target", m: "0", accentColor: "{colors.fg}", cursor: "pointer" },
});

type SliderProps = { movement: Movement; share: number; onMove: (share: number) => void };

/** A share from 0 to 1 in steps of 5 %, with its words beside it. */
function Slider({ movement, share, onMove }: SliderProps) {
  const id = useId();
  const words = movementWords(movement, share);
  return (
    <div>
      <Line>
        <label htmlFor={id}>{movement.label}</label>
        <span aria-hidden>{words}</span>
      </Line>
      <Range
        id={id}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(share * 100)}
        aria-valuetext={words}
        onChange={({ target }) => onMove(target.valueAsNumber / 100)}
      />
    </div>
  );
}
