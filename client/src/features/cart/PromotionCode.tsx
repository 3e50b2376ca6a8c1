import { useEffect, useEffectEvent, useRef, useState } from "react";
import { Button } from "../../ui/Button";
import { FieldFrame } from "../../ui/form/FieldFrame";
import { AlertIcon, CheckIcon } from "../../ui/icons";
import { chakra } from "../../ui/theme/chakra";
import { inputRecipe } from "../../ui/theme/recipes/input";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { Cart } from "./useCart";
import { usePromotionCode } from "./usePromotionCode";

type PromotionCodeProps = {
  cart: Pick<Cart, "promotion" | "promotionNotice" | "heldQuote">;
  /** The advertised code. */
  advertised?: { code?: string | null; percent: number } | null;
  /** Whether the field was just opened. */
  takesFocus?: boolean;
};

const Input = chakra("input", inputRecipe);
const Entered = chakra("div", {
  base: { display: "flex", alignItems: "center", gap: "2.5", textStyle: "small", lineHeight: "1.4" },
  variants: {
    counts: {
      true: { "& > svg": { color: "success.fg" } },
      false: { "& > svg": { color: "wait.fg" } },
    },
  },
});

/** The discount of a cart that is as its quote says: no code changes it. */
function AgreedDiscount({ promotion }: { promotion: Cart["promotion"] }) {
  if (!promotion) return null;
  return (
    <Entered counts>
      <CheckIcon size="s" />
      <p>
        <b>{promotion.code ?? promotion.name}</b> takes {promotion.percent}% off, as quoted
      </p>
    </Entered>
  );
}

/** Form for a promotion code, or the applied code with a button to remove it; the agreed discount of a cart that is as quoted. */
export function PromotionCode({ cart, advertised, takesFocus = false }: PromotionCodeProps) {
  const { apply, remove, refusal, forgetRefusal, isBusy } = usePromotionCode();
  const [code, setCode] = useState("");
  const place = useRef<HTMLDivElement>(null);
  const takeFocus = () => place.current?.focus();
  const fieldRef = useRef<HTMLInputElement>(null);
  const focusAtFirst = useEffectEvent(() => {
    if (takesFocus) fieldRef.current?.focus();
  });
  useEffect(() => focusAtFirst(), []);

  const handleApply = async () => {
    if (await apply(code)) {
      setCode("");
      takeFocus();
    } else fieldRef.current?.focus();
  };
  const handleRemove = async () => {
    if (await remove()) takeFocus();
  };

  const { promotion, promotionNotice, heldQuote } = cart;
  if (heldQuote?.isAsAgreed === true) return <AgreedDiscount promotion={promotion} />;
  const isEntered = Boolean(promotion?.code) || promotionNotice !== null;
  return (
    <chakra.div ref={place} tabIndex={-1} _focus={{ outline: "none" }}>
      {isEntered ? (
        <Entered counts={promotionNotice === null}>
          {promotionNotice === null ? <CheckIcon size="s" /> : <AlertIcon size="s" />}
          <chakra.p role="status" flex="1">
            {promotionNotice ?? (
              <>
                <b>{promotion?.code}</b> takes {promotion?.percent}% off
              </>
            )}
          </chakra.p>
          <Button
            variant="link"
            fontSize="small"
            fontWeight="400"
            color="fg.muted"
            busy={isBusy}
            onClick={() => void handleRemove()}
          >
            Remove
            <VisuallyHidden> promotion code</VisuallyHidden>
          </Button>
        </Entered>
      ) : (
        <form
          noValidate
          aria-label="Promotion code"
          onSubmit={(event) => {
            event.preventDefault();
            void handleApply();
          }}
        >
          <FieldFrame
            label="Promotion code"
            error={refusal}
            help={advertised?.code ? `${advertised.code} takes ${advertised.percent}% off now` : undefined}
          >
            {(control) => (
              <chakra.div display="flex" flexWrap="wrap" gap="2">
                <Input
                  {...control}
                  ref={fieldRef}
                  flex="1 1 9rem"
                  value={code}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={40}
                  enterKeyHint="done"
                  onChange={(event) => {
                    setCode(event.target.value);
                    forgetRefusal();
                  }}
                />
                <Button type="submit" variant="line" minH="13" flex="none" busy={isBusy} busyText="Apply...">
                  Apply
                </Button>
              </chakra.div>
            )}
          </FieldFrame>
          {/* The focus is in the field already, so that its new description is not read. */}
          <VisuallyHidden role="status">{refusal}</VisuallyHidden>
        </form>
      )}
    </chakra.div>
  );
}
