import { Button } from "../Button";

type PlainSubmitProps = {
  /** The path of the server that takes the form. */
  action: string;
  children: string;
};

/** The button of a form where a browser runs no scripts: the server takes the form. It replaces those with `data-scripted`. */
export function PlainSubmit({ action, children }: PlainSubmitProps) {
  return (
    <noscript>
      <style>{"[data-scripted]{display:none!important}"}</style>
      <Button type="submit" size="l" formMethod="post" formAction={action}>
        {children}
      </Button>
    </noscript>
  );
}
