/**
 * The published Worker with fault injection, for tests. The header `x-fault`, or the cron expression of a scheduled run, describes the
 * fault as "STEP KIND WHEN", such as "3 die after". STEP is the number of the faulty call, counting all calls to the database, the bucket
 * and other services. KIND is `fail`, which throws, or `die`, which stops the Worker as if the host had terminated it. WHEN is `before` or
 * `after` the call. With `after`, the call's result is lost.
 */
import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { Bucket, Database, Environment } from "../../src/worker/env";
import worker from "../../src/worker/index";

type Step = <Value>(work: () => Promise<Value>) => Promise<Value>;

/**
 * Returns three values: `step` is a function that makes one call, with the fault if `fault` names that call; `died` is a promise that
 * rejects when the Worker dies; `count` is a function that returns the number of calls so far.
 */
const stepsWith = (fault: string) => {
  const [at, kind, when] = fault.split(" ");
  const stalled = new Promise<never>(() => undefined);
  let count = 0;
  let isDead = false;
  let die: (reason: Error) => void = () => undefined;
  const died = new Promise<never>((_, reject) => (die = reject));
  died.catch(() => undefined);
  // A function, because TypeScript assumes that isDead does not change during an await.
  const hasDied = (): boolean => isDead;
  const strike = (): Promise<never> => {
    if (kind === "fail") throw new Error("a fault");
    isDead = true;
    die(new Error("died"));
    return stalled;
  };
  const step: Step = async (work) => {
    if (hasDied()) return stalled;
    count += 1;
    const isHere = count === Number(at);
    if (isHere && when === "before") return strike();
    const value = await work();
    if (isHere && when === "after") return strike();
    return hasDied() ? stalled : value;
  };
  return { step, died, count: () => count };
};

/** Wraps an object so that each call to a method in `names` is a step. Also wraps the objects that its other methods return. */
const faulty = <Target extends object>(
  target: Target,
  names: readonly string[],
  step: Step,
  originals = new WeakMap<object, object>(),
): Target =>
  new Proxy(target, {
    get: (_, name) => {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== "function") return method;
      return (...input: unknown[]): unknown => {
        // `batch` needs the unwrapped statements.
        const given = input.map((value) => (Array.isArray(value) ? value.map((each: object) => originals.get(each) ?? each) : value));
        const call = (): unknown => Reflect.apply(method, target, given);
        if (names.includes(String(name))) return step(() => Promise.resolve(call()));
        const made = call() as D1PreparedStatement; // safe cast: the other methods, `prepare` and `bind`, return statements
        const wrapped = faulty(made, names, step, originals);
        originals.set(wrapped, made);
        return wrapped;
      };
    },
  });

const realFetch = globalThis.fetch;

const withFaults = (environment: Environment, step: Step): Environment => {
  globalThis.fetch = (...input) => step(() => realFetch(...input));
  return {
    ...environment,
    ...(environment.DB && { DB: faulty<Database>(environment.DB, ["all", "first", "run", "batch"], step) }),
    ...(environment.PHOTOS && { PHOTOS: faulty<Bucket>(environment.PHOTOS, ["put", "get", "delete"], step) }),
  };
};

type Execution = Parameters<typeof worker.fetch>[2];

const faultyWorker = {
  async fetch(request: Request, environment: Environment, execution: NonNullable<Execution>) {
    const { step, died, count } = stepsWith(request.headers.get("x-fault") ?? "");
    const works: Promise<unknown>[] = [];
    const waiting = { ...execution, waitUntil: (work: Promise<unknown>) => void works.push(work), passThroughOnException: () => undefined };
    // Wait for `waitUntil` work before responding, so that tests need not wait for it.
    const answer = await Promise.race([worker.fetch(request, withFaults(environment, step), waiting), died]);
    await Promise.race([Promise.all(works), died.catch(() => undefined)]);
    const counted = new Response(answer.body, answer);
    counted.headers.set("x-steps", String(count()));
    return counted;
  },
  async scheduled(controller: { readonly cron: string }, environment: Environment) {
    const { step, died } = stepsWith(controller.cron);
    await Promise.race([worker.scheduled(controller, withFaults(environment, step)), died]);
  },
};

export default faultyWorker;
