/** Returns the result of `work`, or rejects after a timeout. Does not cancel `work`, which may still succeed. */
export const within = async <Value>(milliseconds: number, work: Promise<Value>): Promise<Value> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("took too long")), milliseconds);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
};
