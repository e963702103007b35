/** Returns the value of an environment variable; undefined if it is empty, because hosts and workflows set unset variables to "". */
export const unlessEmpty = (value: string | undefined): string | undefined => (value === "" ? undefined : value);
