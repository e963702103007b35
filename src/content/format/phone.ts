/**
 * Returns a US number in the form (702) 555-0142. The text may start with 1 or +1, and may have anything but digits between the number's
 * parts. Returns other text unchanged, such as a number with a word before or after it.
 */
export const tidyPhone = (typed: string): string => {
  const [, area, exchange, line] = /^(?:\+?1\D*)?(\d{3})\D*(\d{3})\D*(\d{4})$/.exec(typed.trim().replace(/^\(/, "")) ?? [];
  return area ? `(${area}) ${exchange}-${line}` : typed;
};

/** Returns the `tel:` link of a US number such as (702) 555-0142: +1 and ten digits (RFC 3966). */
export const telLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, "")}`;

/**
 * Returns the `sms:` link of a US number (RFC 5724), with an optional prefilled message.
 *
 * Android reads the message after `?body=`, as the RFC specifies. iPhones read it after `&body=`. Both accept `?&body=`.
 */
export const smsLink = (phone: string, text?: string): string =>
  `sms:+1${phone.replace(/\D/g, "")}${text === undefined ? "" : `?&body=${encodeURIComponent(text)}`}`;
