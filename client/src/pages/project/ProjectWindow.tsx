import { useRef } from "react";
import { inRoom } from "../../features/cart/line-href";
import { useOptionChanges } from "../../features/window-options/useOptionChanges";
import { paths } from "../../lib/paths";
import { ErrorText } from "../../ui/form/ErrorText";
import { TextLink } from "../../ui/links";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { OptionRow } from "./OptionRow";
import { PROJECT_PAGE, type ShownSample, type ShownWindow } from "./project-documents";

type ProjectWindowProps = {
  window: ShownWindow;
  roomName: string | null;
  /** Of all windows. */
  samples: readonly ShownSample[];
};

const Frame = chakra("div", { base: { borderTopWidth: "1px", py: "5" } });
const Title = chakra("h3", { base: { textStyle: "title", overflowWrap: "anywhere", _focus: { outline: "none" } } });
const Links = chakra("div", { base: { display: "flex", flexWrap: "wrap", columnGap: "5" } });
const LINK = { display: "inline-flex", alignItems: "center", minH: "target", fontSize: "small" } as const;

/** A window with what is considered for it. */
export function ProjectWindow({ window, roomName, samples }: ProjectWindowProps) {
  const { key, name, options } = window;
  const { busyId, failure, choose, chooseNone, remove } = useOptionChanges(window, PROJECT_PAGE);
  const title = useRef<HTMLHeadingElement>(null);

  const handleRemove = async (optionId: string) => {
    await remove(optionId);
    title.current?.focus(); // the pressed button is gone
  };

  return (
    <Frame>
      <Title ref={title} tabIndex={-1}>
        {name}
      </Title>
      {options.length === 0 ? (
        <SmallText>Nothing is kept for this window yet.</SmallText>
      ) : (
        <chakra.ul listStyleType="none" aria-label={`Options for ${name}`}>
          {options.map((option) => (
            <OptionRow
              key={option.id}
              option={option}
              sample={samples.find(({ options: made }) => made.some(({ id }) => id === option.id))}
              windowName={name}
              state={inRoom(roomName, name, key)}
              isBusy={busyId === option.id}
              isWaiting={busyId !== undefined}
              onChoose={() => void (option.isChosen ? chooseNone : choose)(option.id)}
              onRemove={() => void handleRemove(option.id)}
            />
          ))}
        </chakra.ul>
      )}
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Links>
        <TextLink {...LINK} to={paths.windowFits.href(key)}>
          What fits<VisuallyHidden>{` ${name}`}</VisuallyHidden>
        </TextLink>
        {options.length > 1 && (
          <TextLink {...LINK} to={paths.windowCompare.href(key)}>
            Compare<VisuallyHidden>{` options for ${name}`}</VisuallyHidden>
          </TextLink>
        )}
      </Links>
    </Frame>
  );
}
