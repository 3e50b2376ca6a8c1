import { useRef } from "react";
import { formatDay } from "@rules/delivery-date";
import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { Button } from "../../../ui/Button";
import { FormNotice } from "../../../ui/form/FormNotice";
import { SmallText } from "../../../ui/texts";
import { chakra } from "../../../ui/theme/chakra";
import { VisuallyHidden } from "../../../ui/VisuallyHidden";
import { useAccountChange } from "../frame/useAccountChange";

const ACCOUNT = graphql(`
  fragment DeviceList_account on Account {
    id
    signIns {
      id
      device
      startedAt
      lastSeenAt
      isThisOne
    }
  }
`);

const END_SIGN_IN = graphql(`
  mutation EndSignIn($input: EndSignInInput!) {
    endSignIn(input: $input) {
      account {
        ...DeviceList_account
      }
    }
  }
`);

const Row = chakra("li", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "6",
    minH: "18",
    py: "3",
    borderTopWidth: "1px",
  },
});

/** The signed-in devices; each but this one can be signed out. */
export function DeviceList({ account }: { account: FragmentType<typeof ACCOUNT> }) {
  const data = useFragmentData(ACCOUNT, account);
  const { run, isSending, notice } = useAccountChange(END_SIGN_IN);
  const list = useRef<HTMLUListElement>(null);

  const end = async (id: string) => {
    // The focused button is gone with its row.
    if (await run({ input: { id } })) list.current?.focus();
  };
  return (
    <>
      <chakra.ul ref={list} tabIndex={-1} listStyleType="none" borderBottomWidth="1px" _focus={{ outline: "none" }}>
        {data.signIns.map(({ id, device, startedAt, lastSeenAt, isThisOne }) => (
          <Row key={id}>
            <div>
              <b>{device}</b>
              <SmallText>
                {isThisOne ? "This browser" : `Last seen ${formatDay(lastSeenAt)}`}, signed in {formatDay(startedAt)}
              </SmallText>
            </div>
            {!isThisOne && (
              <Button variant="link" fontSize="small" disabled={isSending} onClick={() => void end(id)}>
                Sign out<VisuallyHidden> {device}</VisuallyHidden>
              </Button>
            )}
          </Row>
        ))}
      </chakra.ul>
      <FormNotice>{notice}</FormNotice>
    </>
  );
}
