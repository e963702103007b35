/** Returns the result of `work`, or rejects after a timeout. Does not cancel `work`, which may still succeed. */
export const within = <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> => {
  const timeout = new Promise<never>((_, reject) => setTimeout(() => reject(new Error("took too long")), milliseconds));
  return Promise.race([work, timeout]);
};
