import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { useSignedIn } from "../../../features/sign-in/useSignedIn";
import { useWindows } from "../../../features/windows/useWindows";
import { graphql } from "../../../gql";
import { paths } from "../../../lib/paths";
import { failureOf } from "../../../lib/shop-failure";
import { Checkbox } from "../../../ui/form/Checkbox";
import { TextLink } from "../../../ui/links";
import { SmallText } from "../../../ui/texts";
import { attachmentWords } from "./attachment-words";

const WINDOWS_TO_SEND = graphql(`
  query WindowsToSend {
    project {
      id
      windows {
        id
        photo {
          id
        }
        options {
          id
          isChosen
        }
      }
    }
  }
`);

/**
 * Whether the visitor's windows go with the request, and what that is, once the shop has all of this browser; nothing where there are none.
 * Until the shop has said what it has, they go with a request. Photos go only where they are ticked.
 */
export function AttachWindows() {
  const { sync } = useWindows(useSignedIn()?.id);
  const isOnTheWay = sync.kind === "asking" || sync.kind === "saving";
  const { data, error } = useQuery(WINDOWS_TO_SEND, { fetchPolicy: "network-only", skip: isOnTheWay });
  const [isAttached, setAttached] = useState(true);
  if (error)
    return <SmallText role="status">Your windows can’t be sent with it now. {failureOf(error).sentence}</SmallText>;
  const windows = data?.project.windows;
  if (windows?.length === 0) return null;
  const photos = windows?.filter(({ photo }) => photo !== null).length ?? 0;
  return (
    <div>
      <Checkbox name="attachesProject" checked={isAttached} onChange={({ target }) => setAttached(target.checked)}>
        Send My windows with it{windows && `: ${attachmentWords(windows)}`}
      </Checkbox>
      {isAttached && photos > 0 && (
        <Checkbox name="attachesPhotos">
          {photos === 1 ? "And the photo of one window" : `And the photos of ${photos} windows`}
        </Checkbox>
      )}
      {isAttached && windows && sync.kind !== "saved" && !isOnTheWay && (
        <SmallText role="status">
          Something in this browser has yet to be sent to us.{" "}
          <TextLink to={paths.windows.href()}>Open My windows</TextLink>
        </SmallText>
      )}
    </div>
  );
}
