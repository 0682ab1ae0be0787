// A campaign of random calls: chooses routines and precisions, makes the calls, shrinks what fails.
import fc from 'fast-check';
import { isDouble, type Prec } from '../src/core/field.ts';
import { type RoutineSpec, routineName } from '../src/core/spec.ts';
import { type Context, createContext } from '../src/index.ts';
import { routines } from '../src/registry.gen.ts';
import { build, bytesOf, type Call } from './build.ts';
import { caseTargets, oneProblem } from './cases.ts';
import { check } from './check.ts';
import { contentsOf } from './data.ts';
import { type Knobs, knobsOf } from './knobs.ts';
import { make } from './make.ts';
import { GARBAGE, type Poison } from './poison.ts';
import { textOf } from './program.ts';
import { mixed } from './rng.ts';
import { checkSequence, namesOf, programOf, shortest } from './sequences.ts';

export interface Campaign {
  readonly context: Context;
  readonly cpu: Context;
  readonly seed: number;
  readonly calls: number;
  /** Part of the routine's name, or all of it with its precision; '' is all routines. */
  readonly routine: string;
  /** Problems of testing/cases in place of calls made from the specs. */
  readonly problems?: boolean;
  /** Programs of many calls on shared buffers in place of single calls. */
  readonly sequences?: boolean;
  /** Memory that holds garbage: each call is made with garbage of two kinds. */
  readonly poison?: Poison;
  /** Sizes up to this. */
  readonly most: number;
  readonly seconds: number;
  /** This call, of the first routine, and no random ones. */
  readonly replay?: Knobs;
  /** Hears what is about to be called. */
  readonly starting?: (name: string) => void;
  readonly failed: (text: string) => void;
}

export interface Report {
  readonly calls: number;
  readonly failures: number;
  readonly summary: string;
}

/** Problems in a batch at most. Of software adapters each kind of problem takes seconds to compile. */
const MANY = 33;
const FEW = 4;

/** Operations of one call at most, and bytes of its buffers: the references are as slow as they are readable. */
const MOST_FLOPS = 3e6;
const MOST_BYTES = 4 << 20;

interface Target {
  readonly spec: RoutineSpec;
  readonly prec: Prec;
  readonly name: string;
  /** What random calls of it are drawn from. */
  readonly calls: () => fc.Arbitrary<Knobs>;
}

/** All routines in all precisions that live on the context's backend. */
function targets({ context, routine, most }: Campaign): Target[] {
  const many = context.gpu?.software ? FEW : MANY;
  const all = routines.flatMap((spec) =>
    ([...spec.precs] as Prec[]).map((prec): Target => {
      let calls: fc.Arbitrary<Knobs> | undefined;
      return { spec, prec, name: routineName(spec, prec), calls: () => (calls ??= knobsOf(spec, prec, most, many)) };
    }),
  );
  const here =
    context.gpu === undefined ? all : all.filter(({ spec, prec }) => !isDouble(prec) || spec.computes !== undefined);
  const exact = here.filter(({ name, spec }) => name === routine || spec.name === routine);
  return exact.length > 0 ? exact : here.filter(({ name }) => name.includes(routine));
}

const tooLarge = (call: Call): boolean => !(Number(bytesOf(call)) <= MOST_BYTES) || flopsOf(call) > MOST_FLOPS;

function flopsOf({ spec, values }: Call): number {
  const flops = spec.flops(values);
  return typeof flops === 'number' ? flops : flops.mul + flops.add;
}

export async function campaign(c: Campaign): Promise<Report> {
  if (c.problems) return problemCampaign(c);
  if (c.sequences) return sequenceCampaign(c);
  const all = targets(c);
  if (all.length === 0) throw new Error(`no routine is called ${c.routine}`);
  const end = performance.now() + 1000 * c.seconds;
  let [made, failures, refused] = [0, 0, 0];
  const reasons = new Map<string, number>();
  for (let k = 0; k < (c.replay === undefined ? c.calls : 1) && performance.now() < end; k++) {
    const seed = mixed(c.seed, k);
    const target = all[(k + (c.replay === undefined ? mixed(c.seed) : 0)) % all.length]!;
    const wrong = await oneCall(c, target, seed, (skipped) => {
      if (skipped === undefined) made++;
      else {
        refused++;
        const reason = `${target.name}: ${skipped}`.replace(/\d+(\.\d+)?/g, '#');
        reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
      }
    });
    if (wrong === undefined) continue;
    failures++;
    c.failed(wrong);
  }
  const refusals = [...reasons].sort((a, b) => b[1] - a[1]).slice(0, 12);
  const summary = [
    `seed ${c.seed}: ${made} calls of ${all.length} routines compared, ${refused} refused, ${failures} failures`,
    ...refusals.map(([reason, count]) => `  ${count} x ${reason}`),
  ].join('\n');
  return { calls: made, failures, summary };
}

/** The same of random problems of testing/cases. */
async function problemCampaign(c: Campaign): Promise<Report> {
  const all = caseTargets(c.context, c.routine);
  if (all.length === 0) throw new Error(`no case is called ${c.routine}`);
  const end = performance.now() + 1000 * c.seconds;
  let [made, failures, refused] = [0, 0, 0];
  for (let k = 0; k < c.calls && performance.now() < end; k++) {
    const target = all[(k + mixed(c.seed)) % all.length]!;
    const wrong = await oneProblem(target, c.context, mixed(c.seed, k), c.most, c.starting);
    if (wrong === undefined) refused++;
    else made++;
    if (wrong === undefined || wrong.length === 0) continue;
    failures++;
    c.failed(wrong.join('\n'));
  }
  const summary = `seed ${c.seed}: ${made} problems of ${all.length} cases judged, ${refused} refused, ${failures} failures`;
  return { calls: made, failures, summary };
}

/** Calls of one program. */
const LENGTH = 24;

/** Random programs, each made in several ways; `calls` counts programs. */
async function sequenceCampaign(c: Campaign): Promise<Report> {
  const end = performance.now() + 1000 * c.seconds;
  const other = await createContext({ backend: c.context.backend });
  let [made, failures] = [0, 0];
  for (let k = 0; k < c.calls && performance.now() < end; k++) {
    const seed = mixed(c.seed, k);
    const steps = programOf(c.context, seed, LENGTH, Math.min(c.most, 16));
    c.starting?.(`the program of ${namesOf(steps).join('; ')}`);
    const wrong = await checkSequence(c.context, [other], steps, seed);
    made++;
    if (wrong.length === 0) continue;
    failures++;
    c.failed([...wrong, ...namesOf(await shortest(c.context, [other], steps, seed))].join('\n'));
  }
  other.dispose();
  const summary = `seed ${c.seed}: ${made} programs of ${LENGTH} calls, ${failures} failures`;
  return { calls: made, failures, summary };
}

/** Makes calls: in garbage, if there is any, of which the second of a call is of another kind than the first. */
function makerOf({ poison }: Campaign): typeof make {
  if (poison === undefined) return make;
  let calls = 0;
  return (context, call, contents) => {
    poison.word = GARBAGE[calls++ % GARBAGE.length]!;
    return make(context, call, contents);
  };
}

/** One random call, and if it fails the smallest like it that fails: what is wrong, in words and as a program. */
async function oneCall(
  c: Campaign,
  { spec, prec, name, calls }: Target,
  seed: number,
  counted: (skipped: string | undefined) => void,
): Promise<string | undefined> {
  let first = true;
  let last: { call: Call; complaints: readonly string[] } | undefined;
  const holds = async (knobs: Knobs): Promise<boolean> => {
    const call = build(spec, prec, knobs);
    const skipped = call === undefined ? 'no legal call' : tooLarge(call) ? 'too large' : undefined;
    if (call === undefined || skipped !== undefined) {
      if (first) counted(skipped);
      first = false;
      return true;
    }
    c.starting?.(`${name} ${JSON.stringify(knobs)}`);
    const verdict = await check(c.context, c.cpu, call, makerOf(c));
    if (first) counted(verdict.skipped);
    first = false;
    if (verdict.complaints.length > 0) last = { call, complaints: verdict.complaints };
    return verdict.complaints.length === 0;
  };
  const property = fc.asyncProperty(c.replay === undefined ? calls() : fc.constant(c.replay), holds);
  const { failed, counterexample, errorInstance } = await fc.check(property, {
    seed,
    numRuns: 1,
    interruptAfterTimeLimit: 60_000,
  });
  if (first) counted('too slow');
  if (!failed || last === undefined) {
    return errorInstance === null || errorInstance === undefined
      ? undefined
      : `${name}: the fuzzer itself failed: ${String((errorInstance as Error).stack)}`;
  }
  // The last failing call is the smallest.
  const smallest = build(spec, prec, counterexample![0]!) ?? last.call;
  const { complaints, contents = contentsOf(smallest) } = await check(c.context, c.cpu, smallest, makerOf(c));
  const lines = (complaints.length > 0 ? complaints : last.complaints).map((text) => `${name}: ${text}`);
  return [...lines, textOf(smallest, c.context.backend, contents)].join('\n');
}
