import { useApolloClient } from "@apollo/client/react";
import { type ReactNode, useState } from "react";
import { graphql } from "../../gql";
import { logFailure } from "../../lib/failure-log";
import { saveFile } from "./save-file";
import { Button } from "../../ui/Button";
import { FormNotice } from "../../ui/form/FormNotice";
import { refusalWords } from "./refusal-words";
import { chakra } from "../../ui/theme/chakra";

const DOWNLOAD_MY_DATA = graphql(`
  mutation DownloadMyData {
    downloadMyData
  }
`);

/** Everything that the shop holds about the account, as a file. */
export function DownloadData() {
  const client = useApolloClient();
  const [isSending, setIsSending] = useState(false);
  const [notice, setNotice] = useState<ReactNode>();

  const download = async () => {
    setIsSending(true);
    setNotice(undefined);
    try {
      const { data } = await client.mutate({ mutation: DOWNLOAD_MY_DATA, fetchPolicy: "no-cache" });
      if (data?.downloadMyData) saveFile("my-data.json", data.downloadMyData, "application/json");
    } catch (error) {
      logFailure("Data not downloaded", error);
      setNotice(refusalWords(error));
    }
    setIsSending(false);
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
