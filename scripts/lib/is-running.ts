import type { ChildProcess } from "node:child_process";

/** Checks whether a child process is running. A process that a signal ended has no exit code. */
export const isRunning = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode === null && signalCode === null;
