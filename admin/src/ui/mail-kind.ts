/** What a kind of e-mail is called: "order-confirmation" is "Order confirmation". */
export function mailKindInWords(kind: string): string {
  const words = kind.replaceAll("-", " ");
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}
