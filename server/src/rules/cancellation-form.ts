type PostalAddress = { lines: readonly string[]; town: string; postcode: string; country: string };

/** Whom consumers tell that they cancel. Legal name and address are null where the shop has not said them. */
export type Seller = {
  name: string;
  legalName: string | null;
  address: PostalAddress | null;
  phone: string;
  email: string;
};

/** "Loom Blinds Ltd, trading as Measured Blind Co., 2 Loom Street, Leeds, LS1 4AB, United Kingdom, 020 7946 0123, …" */
function recipient({ name, legalName, address, phone, email }: Seller): string {
  const names = legalName === null || legalName === name ? [name] : [legalName, `trading as ${name}`];
  const place = address === null ? [] : [...address.lines, address.town, address.postcode, address.country];
  return [...names, ...place, phone, email].join(", ");
}

/**
 * The model form for cancelling of the Consumer Contracts Regulations 2013, schedule 3, part B, in lines. The form asks for the
 * trader's name, address, phone number and e-mail address.
 */
export const cancellationForm = (seller: Seller): readonly string[] => [
  `To ${recipient(seller)}:`,
  "I/We* hereby give notice that I/We* cancel my/our* contract of sale of the following goods*/for the supply of the following service*:",
  "Ordered on*/received on*:",
  "Name of consumer(s):",
  "Address of consumer(s):",
  "Signature of consumer(s), only if this form is notified on paper:",
  "Date:",
  "* Delete as appropriate.",
];
