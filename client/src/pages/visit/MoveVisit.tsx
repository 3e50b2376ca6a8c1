import { useMutation } from "@apollo/client/react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { TimeChoice } from "../../features/visits/TimeChoice";
import { useVisitTimes } from "../../features/visits/use-visit-times";
import { failureOf } from "../../lib/shop-failure";
import { Button } from "../../ui/Button";
import { ErrorText } from "../../ui/form/ErrorText";
import { LoadingFrame } from "../../ui/LoadingFrame";
import { Skeleton } from "../../ui/Skeleton";
import { chakra } from "../../ui/theme/chakra";
import { MOVE_VISIT, type ShownVisit } from "./visit-documents";

const Form = chakra("form", { base: { display: "grid", gap: "5" } });
const Title = chakra("h2", { base: { textStyle: "h3", _focus: { outline: "none" } } });
const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "3" } });

type MoveVisitProps = { visit: ShownVisit; token: string; onClose: () => void };

/** Another time for a visit. Where somebody else was faster it shows what is free now. */
export function MoveVisit({ visit: { postcode }, token, onClose }: MoveVisitProps) {
  const { times, problem, load } = useVisitTimes();
  const [startsAt, setStartsAt] = useState("");
  const [failure, setFailure] = useState<string>();
  const [move, { loading }] = useMutation(MOVE_VISIT);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
    void load(postcode);
  }, [load, postcode]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (startsAt === "") return setFailure("Please choose a time");
    setFailure(undefined);
    try {
      await move({ variables: { input: { token, startsAt } } });
      onClose();
    } catch (error) {
      setFailure(failureOf(error).sentence);
      setStartsAt("");
      void load(postcode);
    }
  };
  return (
    <Form noValidate aria-label="Move the visit" onSubmit={(event) => void handleSubmit(event)}>
      <Title ref={title} tabIndex={-1}>
        Choose another time
      </Title>
      {problem !== undefined && <ErrorText role="alert">{problem}</ErrorText>}
      {times && <TimeChoice id="move-startsAt" times={times} value={startsAt} onPick={setStartsAt} />}
      {!times && problem === undefined && (
        <LoadingFrame>
          <Skeleton h="24" />
        </LoadingFrame>
      )}
      {failure !== undefined && <ErrorText role="alert">{failure}</ErrorText>}
      <Row>
        <Button type="submit" busy={loading} busyText="Moving...">
          Move the visit
        </Button>
        <Button variant="soft" onClick={onClose}>
          Keep it as it is
        </Button>
      </Row>
    </Form>
  );
}
