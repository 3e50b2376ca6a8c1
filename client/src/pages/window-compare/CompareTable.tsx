import type { FocusEvent, ReactNode } from "react";
import { formatSize } from "@rules/sizes";
import { optionName } from "../../features/window-options/option-name";
import { useOptionChanges } from "../../features/window-options/useOptionChanges";
import { LinePicture } from "../../product/LinePicture";
import { MadeSize } from "../../product/MadeSize";
import { ErrorText } from "../../ui/form/ErrorText";
import { Price } from "../../ui/Price";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { WINDOW_OPTIONS } from "./compare-operations";
import { COMPARE_ROWS } from "./compare-rows";
import type { ComparedOption, NamedWindow } from "./compared-windows";
import { OptionActs } from "./OptionActs";

/** Widths of the columns. On a phone the heads and one option stand beside each other; where there is room an option takes more of it. */
const HEAD_REM = 6;
const OPTION_REM = 14;
const WIDE_OPTION_REM = 18;

const Scroller = chakra("div", { base: { overflowX: "auto", position: "relative" } });
const Table = chakra("table", {
  base: {
    w: "full",
    borderCollapse: "collapse",
    tableLayout: "fixed",
    "& th, & td": { textAlign: "start", verticalAlign: "top", py: "3", pe: "5", borderTopWidth: "1px" },
    "& thead th": { borderTopWidth: "0" },
    "& tbody th": { textStyle: "small", fontWeight: "500", color: "fg.muted" },
  },
});

/** Options in columns, what is said of them in rows, and why the last choice was not made. The table scrolls sideways by itself where it is too wide, also by keyboard. */
export function CompareTable({ named }: { named: NamedWindow }) {
  const { options } = named.window;
  const changes = useOptionChanges(named.window, WINDOW_OPTIONS);
  const widthOf = (optionRem: number) => `${HEAD_REM + options.length * optionRem}rem`;
  const cells = (content: (option: ComparedOption) => ReactNode) =>
    options.map((option) => <td key={option.id}>{content(option)}</td>);
  return (
    <>
      <Scroller tabIndex={0} role="region" aria-label={`Options for ${named.name}`} onFocus={showWhole}>
        <Table style={{ minWidth: widthOf(OPTION_REM), maxWidth: widthOf(WIDE_OPTION_REM) }}>
          <colgroup>
            <col style={{ width: `${HEAD_REM}rem` }} />
            <col span={options.length} />
          </colgroup>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>About</VisuallyHidden>
              </th>
              {options.map((option) => (
                <th key={option.id} scope="col">
                  <LinePicture line={option} product={option.product} />
                  <chakra.span display="block" textStyle="title" mt="3">
                    {optionName(option.product)}
                  </chakra.span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <Row head="Price">
              {cells(({ totalPence, refusal }) =>
                refusal === null ? <Price pence={totalPence} /> : <SmallText>Can’t be ordered</SmallText>,
              )}
            </Row>
            <Row head="Size">
              {cells((option) => (
                <>
                  {formatSize(option, "mm")}
                  <MadeSize making={option.making} />
                </>
              ))}
            </Row>
            {COMPARE_ROWS.map(({ head, words }) => (
              <Row key={head} head={head}>
                {cells((option) => (
                  <SmallText>{words(option)}</SmallText>
                ))}
              </Row>
            ))}
            <Row head="Your choice">
              {cells((option) => (
                <OptionActs option={option} named={named} changes={changes} />
              ))}
            </Row>
          </tbody>
        </Table>
      </Scroller>
      {changes.failure !== undefined && (
        <ErrorText role="alert" mt="3">
          {changes.failure}
        </ErrorText>
      )}
    </>
  );
}

/**
 * Scrolls the table until the whole of what the keyboard has reached in it is in view. Browsers leave it where a part of it is. Whatever is
 * pressed stays where it is, so that the press does not miss it.
 */
function showWhole({ currentTarget: scroller, target }: FocusEvent<HTMLElement>): void {
  if (target === scroller || !target.matches(":focus-visible")) return;
  const frame = scroller.getBoundingClientRect();
  const shown = target.getBoundingClientRect();
  if (shown.right > frame.right) scroller.scrollLeft += shown.right - frame.right;
  else if (shown.left < frame.left) scroller.scrollLeft -= frame.left - shown.left;
}

const Row = ({ head, children }: { head: string; children: ReactNode }) => (
  <tr>
    <th scope="row">{head}</th>
    {children}
  </tr>
);
