import { anotherWindowHref, type inRoom } from "../../features/cart/line-href";
import { optionName } from "../../features/window-options/option-name";
import { ConfigurationText } from "../../product/ConfigurationText";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { NoticeFrame } from "../../ui/form/FormNotice";
import { AlertIcon } from "../../ui/icons";
import { TextLink } from "../../ui/links";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { OptionActs } from "./OptionActs";
import type { ShownOption, ShownSample } from "./project-documents";
import { sampleWords } from "./sample-words";

type OptionRowProps = {
  option: ShownOption;
  /** Of its fabric; undefined where there is none. */
  sample: ShownSample | undefined;
  windowName: string;
  /** Of the link to the product's page, by which it is for this window. */
  state: ReturnType<typeof inRoom>;
  /** It is being changed. */
  isBusy: boolean;
  /** An option of this window is being changed. */
  isWaiting: boolean;
  onChoose: () => void;
  onRemove: () => void;
};

const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "88px minmax(0, 1fr)", md: "104px minmax(0, 1fr) auto" },
    columnGap: { base: "4", md: "6" },
    alignItems: "start",
    py: "4",
  },
});
const Drawing = chakra("div", { base: { gridRow: "1 / span 3" } });
const Words = chakra("div", { base: { gridColumn: "2" } });
/** Beside the words where there is room, else between them and the buttons. */
const Cost = chakra("div", {
  base: {
    fontSize: "1.125rem",
    fontWeight: "600",
    gridColumn: { base: "2", md: "3" },
    gridRow: { md: "1" },
    mt: { base: "2", md: "0" },
  },
});
const Chosen = chakra("p", { base: { fontSize: "small", fontWeight: "600", color: "success.fg" } });

/** One option: what it is, what is made, what it costs or why it can't be made, and whether it is chosen. */
export function OptionRow({ option, sample, windowName, state, ...acts }: OptionRowProps) {
  const { product, isChosen, refusal, totalPence } = option;
  const name = optionName(product);
  return (
    <Row>
      <Drawing>
        <LinePicture line={option} product={product} />
      </Drawing>
      <Words>
        <chakra.h4 fontSize="1.125rem" fontWeight="600">
          {product ? (
            <TextLink variant="quiet" to={anotherWindowHref(option, product)} state={state}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </chakra.h4>
        {isChosen && <Chosen>Chosen for {windowName}</Chosen>}
        <ConfigurationText {...option} />
        <MadeSize making={option.making} />
        {sample?.askedAt != null && <SmallText mt="1">{sampleWords(sample)}</SmallText>}
        {refusal !== null && (
          <NoticeFrame mt="2">
            <AlertIcon />
            <p>{refusal}</p>
          </NoticeFrame>
        )}
      </Words>
      {refusal === null && (
        <Cost>
          <Price pence={totalPence} />
        </Cost>
      )}
      <OptionActs {...acts} option={option} name={`${name} for ${windowName}`} />
    </Row>
  );
}
