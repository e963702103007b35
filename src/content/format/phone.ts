/** Makes the `tel:` link of a US number written like (702) 555-0142: +1 and ten digits (RFC 3966). */
export const telLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, "")}`;

/**
 * Makes the `sms:` link of such a number (RFC 5724), with a text prepared for it.
 *
 * Android takes the text behind `?body=`, as the RFC has it, iPhones behind `&body=`: with `?&body=` each finds its own.
 */
export const smsLink = (phone: string, text?: string): string =>
  `sms:+1${phone.replace(/\D/g, "")}${text === undefined ? "" : `?&body=${encodeURIComponent(text)}`}`;
