import { saveFile } from "../../../features/own-data/save-file";
import { graphql } from "../../../gql";
import { Button } from "../../../ui/Button";
import { FormNotice } from "../../../ui/form/FormNotice";
import { chakra } from "../../../ui/theme/chakra";
import { useAccountChange } from "../frame/useAccountChange";

const DOWNLOAD_MY_DATA = graphql(`
  mutation DownloadMyData {
    downloadMyData {
      data
      errors {
        ...PayloadError @unmask
      }
    }
  }
`);

/** Downloads all data of the account as a file. */
export function DownloadData() {
  const { run, isSending, notice } = useAccountChange(DOWNLOAD_MY_DATA, {
    logAs: "Data not downloaded",
    fetchPolicy: "no-cache",
  });

  const download = async () => {
    const answer = await run({});
    const data = answer?.downloadMyData?.data;
    if (data) saveFile("my-data.json", data, "application/json");
  };
  return (
    <>
      <chakra.p mb="5" maxW="36rem">
        Your details, addresses, orders and what you have saved, as a JSON file that other programs can read.
      </chakra.p>
      <Button variant="line" busy={isSending} busyText="Collecting..." onClick={() => void download()}>
        Download my data
      </Button>
      <FormNotice>{notice}</FormNotice>
    </>
  );
}
