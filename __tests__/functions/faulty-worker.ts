/**
 * The published Worker with fault injection, for tests. The header `x-fault`, or the cron expression of a scheduled run, names the
 * fault as "STEP KIND WHEN", such as "3 die after". STEP counts the calls to database, bucket and services. KIND is `fail`, which
 * throws, or `die`, which stops the Worker as if the host had ended it. WHEN is `before` or `after` the call; after it, the result is lost.
 */
import type { D1PreparedStatement } from "@cloudflare/workers-types";
import type { Bucket, Database, Environment } from "../../src/worker/env";
import worker from "../../src/worker/index";

interface Fault {
  readonly step: number;
  readonly kind: "fail" | "die";
  readonly when: "before" | "after";
}

const faultOf = (text: string): Fault | undefined => {
  const [step, kind, when] = text.split(" ");
  if ((kind !== "fail" && kind !== "die") || (when !== "before" && when !== "after")) return undefined;
  return { step: Number(step), kind, when };
};

class Steps {
  count = 0;
  readonly died: Promise<never>;
  private die: (reason: Error) => void = () => undefined;
  private isDead = false;

  constructor(private readonly fault: Fault | undefined) {
    this.died = new Promise((_, reject) => {
      this.die = reject;
    });
    this.died.catch(() => undefined);
  }

  private strike(kind: Fault["kind"]): Promise<never> {
    if (kind === "fail") throw new Error("a fault");
    this.isDead = true;
    this.die(new Error("died"));
    return this.stall();
  }

  private hasDied(): boolean {
    return this.isDead;
  }

  private stall(): Promise<never> {
    return new Promise(() => undefined);
  }

  /** Runs one call, or injects the fault if this is its step. */
  readonly step = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    if (this.hasDied()) return this.stall();
    this.count += 1;
    const { kind, when } = this.fault?.step === this.count ? this.fault : {};
    if (kind && when === "before") return this.strike(kind);
    const value = await work();
    if (kind && when === "after") return this.strike(kind);
    return this.hasDied() ? this.stall() : value;
  };
}

/** Wraps an object so that the methods in `names` are steps. Objects that other methods return are wrapped too. */
const faulty = <Target extends object>(
  target: Target,
  names: readonly string[],
  step: Steps["step"],
  originals: WeakMap<object, object>,
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
        const made = call();
        if (typeof made !== "object" || made === null) return made;
        const wrapped = faulty(made as D1PreparedStatement, names, step, originals);
        originals.set(wrapped, made);
        return wrapped;
      };
    },
  });

const realFetch = globalThis.fetch;

const withFaults = (environment: Environment, steps: Steps): Environment => {
  globalThis.fetch = (...input) => steps.step(() => realFetch(...input));
  const originals = new WeakMap<object, object>();
  return {
    ...environment,
    ...(environment.DB && { DB: faulty<Database>(environment.DB, ["all", "run", "batch"], steps.step, originals) }),
    ...(environment.PHOTOS && { PHOTOS: faulty<Bucket>(environment.PHOTOS, ["put", "get", "delete"], steps.step, originals) }),
  };
};

type Execution = Parameters<typeof worker.fetch>[2];

const faultyWorker = {
  async fetch(request: Request, environment: Environment, execution: NonNullable<Execution>) {
    const steps = new Steps(faultOf(request.headers.get("x-fault") ?? ""));
    const works: Promise<unknown>[] = [];
    const waiting = { ...execution, waitUntil: (work: Promise<unknown>) => void works.push(work), passThroughOnException: () => undefined };
    // Wait for `waitUntil` work before responding, so that tests need not wait for it.
    const answer = await Promise.race([worker.fetch(request, withFaults(environment, steps), waiting), steps.died]);
    await Promise.race([Promise.all(works), steps.died.catch(() => undefined)]);
    const counted = new Response(answer.body, answer);
    counted.headers.set("x-steps", String(steps.count));
    return counted;
  },
  async scheduled(controller: { readonly cron: string }, environment: Environment) {
    const steps = new Steps(faultOf(controller.cron));
    await Promise.race([worker.scheduled(controller, withFaults(environment, steps)), steps.died]);
  },
};

export default faultyWorker;
