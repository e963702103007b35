/** Returns the `tel:` link of a US number such as (702) 555-0142: +1 and ten digits (RFC 3966). */
export const telLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, "")}`;

/**
 * Returns the `sms:` link of such a number (RFC 5724), with a prefilled text.
 *
 * Android reads the text after `?body=`, as in the RFC, iPhones after `&body=`; `?&body=` works in both.
 */
export const smsLink = (phone: string, text?: string): string =>
  `sms:+1${phone.replace(/\D/g, "")}${text === undefined ? "" : `?&body=${encodeURIComponent(text)}`}`;
