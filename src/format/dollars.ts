/** Writes an amount in dollars: $1,200, or $0.35 with its cents. */
export const dollars = (amount: number): string => `$${Number.isInteger(amount) ? amount.toLocaleString("en-US") : amount.toFixed(2)}`;
