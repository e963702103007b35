/** Makes the `tel:` link of a US number written like (702) 555-0142: +1 and ten digits (RFC 3966). */
export const telLink = (phone: string): string => `tel:+1${phone.replace(/\D/g, "")}`;

/** Makes the `sms:` link of such a number (RFC 5724). */
export const smsLink = (phone: string): string => `sms:+1${phone.replace(/\D/g, "")}`;
