import { setTimeout as wait } from "node:timers/promises";
import { cleanupStack } from "../fixtures/cleanup";

it("does nothing if no step was added", async () => {
  await expect(cleanupStack().disposeAsync()).resolves.toBeUndefined();
});

it("runs the steps one after another, last one first", async () => {
  const cleanup = cleanupStack();
  const done: string[] = [];
  cleanup.defer(() => done.push("copy deleted"));
  cleanup.defer(async () => {
    await wait(5);
    done.push("server stopped");
  });
  await cleanup.disposeAsync();
  expect(done).toEqual(["server stopped", "copy deleted"]);
});

it("runs all steps, and then reports all errors", async () => {
  const cleanup = cleanupStack();
  const copyDeleted = jest.fn();
  cleanup.defer(copyDeleted);
  cleanup.defer(() => Promise.reject(new Error("still busy")));
  cleanup.defer(() => {
    throw new Error("no such server");
  });
  await expect(cleanup.disposeAsync()).rejects.toThrow("Error: no such server\nError: still busy");
  expect(copyDeleted).toHaveBeenCalledTimes(1);
});

it("runs each step once", async () => {
  const cleanup = cleanupStack();
  const step = jest.fn();
  cleanup.defer(step);
  await cleanup.disposeAsync();
  await cleanup.disposeAsync();
  expect(step).toHaveBeenCalledTimes(1);
});
