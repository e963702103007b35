/** Signals with which a person, or this project's scripts, stop a program. */
const STOPS: readonly (NodeJS.Signals | null)[] = ["SIGINT", "SIGTERM"];

/** Returns the exit code for a program that has ended: its own or, if a signal ended it, 0 if it was stopped and 1 if it crashed. */
export const exitCodeOf = (code: number | null, signal: NodeJS.Signals | null): number => code ?? (STOPS.includes(signal) ? 0 : 1);
