import { useEffect, useRef, useState } from "react";
import { paths } from "../../lib/paths";
import { Button } from "../../ui/Button";
import { TextField } from "../../ui/form/TextField";
import { SmallText } from "../../ui/texts";
import { chakra } from "../../ui/theme/chakra";

const Frame = chakra("div", { base: { display: "grid", gap: "3" } });

/** The URL that shows a quote to others, and a button that copies it. It takes the focus, because it is known only now. */
export function ShareLink({ token }: { token: string }) {
  const [outcome, setOutcome] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const url = new URL(paths.sharedQuote.href(token), window.location.origin).href;
  const select = () => {
    const field = frame.current?.querySelector("input");
    field?.focus();
    field?.select();
  };
  useEffect(select, []);

  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setOutcome("The link is copied.");
    } catch {
      // Browsers refuse it without permission and without HTTPS.
      select();
      setOutcome("Your browser does not let us copy it. The link is marked, so that you can copy it yourself.");
    }
  };
  return (
    <Frame ref={frame}>
      <TextField label="Link to share" value={url} readOnly onFocus={({ target }) => target.select()} />
      <Button variant="line" w="full" onClick={() => void handleCopy()}>
        Copy the link
      </Button>
      <SmallText role="status">{outcome}</SmallText>
    </Frame>
  );
}
