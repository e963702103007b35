/** Returns the result of `work`, or undefined if it throws, for example because storage is blocked or full. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
