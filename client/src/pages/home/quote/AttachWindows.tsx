import { useQuery } from "@apollo/client/react";
import { useState } from "react";
import { graphql } from "../../../gql";
import { failureOf } from "../../../lib/shop-failure";
import { Checkbox } from "../../../ui/form/Checkbox";
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

/** Whether the visitor's windows go with the request, and what that is; nothing where the shop has none. Photos go only where they are ticked. */
export function AttachWindows() {
  const { data, error } = useQuery(WINDOWS_TO_SEND, { fetchPolicy: "network-only" });
  const [isAttached, setAttached] = useState(true);
  if (error)
    return <SmallText role="status">Your windows can’t be sent with it now. {failureOf(error).sentence}</SmallText>;
  const windows = data?.project.windows ?? [];
  if (windows.length === 0) return null;
  const photos = windows.filter(({ photo }) => photo !== null).length;
  return (
    <div>
      <Checkbox name="attachesProject" checked={isAttached} onChange={({ target }) => setAttached(target.checked)}>
        Send My windows with it: {attachmentWords(windows)}
      </Checkbox>
      {isAttached && photos > 0 && (
        <Checkbox name="attachesPhotos">
          {photos === 1 ? "And the photo of one window" : `And the photos of ${photos} windows`}
        </Checkbox>
      )}
    </div>
  );
}
