import { graphql } from "../../../gql";
import { useFragmentData, type FragmentType } from "../../../lib/fragment";
import { Checkbox } from "../../../ui/form/Checkbox";
import { FormNotice } from "../../../ui/form/FormNotice";
import { notify } from "../../../ui/toast/notify";
import { useAccountChange } from "../frame/useAccountChange";

const ACCOUNT = graphql(`
  fragment MailingListChoice_account on Account {
    id
    isOnMailingList
  }
`);

const SET_MAILING_LIST = graphql(`
  mutation SetMailingList($input: SetMailingListInput!) {
    setMailingList(input: $input) {
      account {
        ...MailingListChoice_account
      }
    }
  }
`);

/** Newsletter checkbox; takes effect at once. */
export function MailingListChoice({ account }: { account: FragmentType<typeof ACCOUNT> }) {
  const data = useFragmentData(ACCOUNT, account);
  const { run, isSending, notice } = useAccountChange(SET_MAILING_LIST);

  const choose = async (isWanted: boolean) => {
    if (!(await run({ input: { isWanted } }))) return;
    notify({ title: isWanted ? "You're on the list" : "You have left the list" });
  };
  return (
    <>
      <Checkbox
        checked={data.isOnMailingList}
        aria-busy={isSending}
        onChange={({ target }) => {
          if (!isSending) void choose(target.checked);
        }}
      >
        Send me offers and ideas for my windows by e-mail
      </Checkbox>
      <FormNotice>{notice}</FormNotice>
    </>
  );
}
