/** Returns a US number in the form (702) 555-0142, if the text has its ten digits; returns other text unchanged. */
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
