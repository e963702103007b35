/**
 * The published Worker with faults: the header `x-fault` says at which call to the outside world it fails or dies.
 *
 * `fail` throws, `die` stops everything there and then, as a host that ends the Worker would; `before` the call is made or
 * `after` it has been, when its answer is lost.
 */
import type { Bucket, Database, Environment, Statement } from "../../src/requests/bindings";
import worker from "../../functions/worker";

interface Fault {
  readonly step: number;
  readonly kind: "fail" | "die";
  readonly when: "before" | "after";
}

const faultOf = (request: Request): Fault | undefined => {
  const [step, kind, when] = (request.headers.get("x-fault") ?? "").split(" ");
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

  /** Makes one call to the outside world, unless the fault is here. */
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

/** Real statements of wrapped ones, for batches. */
const originals = new WeakMap<Statement, Statement>();

const faultyStatement = (statement: Statement, step: Steps["step"]): Statement => {
  const wrapped: Statement = {
    bind: (...values) => faultyStatement(statement.bind(...values), step),
    all: () => step(() => statement.all()),
    run: () => step(() => statement.run()),
  };
  originals.set(wrapped, statement);
  return wrapped;
};

const faultyDatabase = (database: Database, steps: Steps): Database => ({
  prepare: (sql) => faultyStatement(database.prepare(sql), steps.step),
  batch: (statements) => steps.step(() => database.batch(statements.map((statement) => originals.get(statement) ?? statement))),
});

const faultyBucket = (bucket: Bucket, { step }: Steps): Bucket => ({
  put: (name, bytes) => step(() => bucket.put(name, bytes)),
  get: (name) => step(() => bucket.get(name)),
  delete: (names) => step(() => bucket.delete(names)),
});

const realFetch = globalThis.fetch;

const faultyWorker = {
  async fetch(request: Request, environment: Environment, execution: { readonly waitUntil: (work: Promise<unknown>) => void }) {
    const steps = new Steps(faultOf(request));
    globalThis.fetch = (...input) => steps.step(() => realFetch(...input));
    const faulty = {
      ...environment,
      ...(environment.DB && { DB: faultyDatabase(environment.DB, steps) }),
      ...(environment.PHOTOS && { PHOTOS: faultyBucket(environment.PHOTOS, steps) }),
    };
    const works: Promise<unknown>[] = [];
    // What would go on after the answer is over before it here, so that tests need not wait for it; a dead Worker does nothing.
    const answer = await Promise.race([worker.fetch(request, faulty, { waitUntil: (work) => works.push(work) }), steps.died]);
    await Promise.race([Promise.all(works), steps.died.catch(() => undefined)]);
    execution.waitUntil(Promise.resolve());
    const counted = new Response(answer.body, answer);
    counted.headers.set("x-steps", String(steps.count));
    return counted;
  },
};

export default faultyWorker;
