/** Returns the result of `work`; undefined if it throws, such as when storage is blocked or full. */
export const attempt = <Result>(work: () => Result): Result | undefined => {
  try {
    return work();
  } catch {
    return undefined;
  }
};
