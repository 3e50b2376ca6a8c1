import { useSearchParams } from "react-router-dom";
import { BrowserOnly } from "../../ui/page/BrowserOnly";
import { Head } from "../../ui/page/Head";
import { StateFrame } from "../../ui/page/StateFrame";
import { TokenTask, type TokenTaskProps } from "./TokenTask";
import { TokenTaskSkeleton } from "./TokenTaskSkeleton";

/** Page behind an e-mail link. The token is in the URL; a button runs the action. */
export function TokenPage(task: Omit<TokenTaskProps, "token">) {
  const [search] = useSearchParams();
  const token = search.get("token") || undefined;
  const { title } = task.ask;
  return (
    <StateFrame>
      <Head title={title} noIndex />
      <BrowserOnly fallback={<TokenTaskSkeleton title={title} />}>
        <TokenTask token={token} {...task} />
      </BrowserOnly>
    </StateFrame>
  );
}
