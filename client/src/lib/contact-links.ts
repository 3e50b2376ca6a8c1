const digitsOf = (number: string) => number.replace(/\D/g, "");

/** `tel:` URL of a number as it is printed: "020 7946 0123". */
export const phoneHref = (number: string) => `tel:${digitsOf(number)}`;

/** URL of a WhatsApp chat with a British mobile number. WhatsApp needs the country code and no leading zero. */
export const whatsAppHref = (number: string) => `https://wa.me/44${digitsOf(number).replace(/^(44|0)/, "")}`;

/** A British number in international format: "+44 20 7946 0123". */
export const internationalNumber = (number: string) => number.replace(/^0/, "+44 ");
