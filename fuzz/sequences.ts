// Programs of many random calls whose operands lie in the same few buffers, so that each call works on what others have left: made one at a
// time, all at once, at once on several contexts, and by a plan, they must leave the same bits.
import fc from 'fast-check';
import { type ElementType, fields, type HostArray, isDouble, type Prec } from '../src/core/field.ts';
import { routineName } from '../src/core/spec.ts';
import type { Context, DeviceBuffer } from '../src/index.ts';
import { routines } from '../src/registry.gen.ts';
import { build, type Call } from './build.ts';
import { contentsOf } from './data.ts';
import { knobsOf } from './knobs.ts';
import { argumentsIn, frontOf } from './make.ts';
import { mixed, rngOf } from './rng.ts';

/** Buffers of each type that calls share, and their elements. */
const SHARED = 3;
const LENGTH = 600;

export interface Step {
  readonly call: Call;
  /** Which shared buffer each of the call's buffers is; those of integers are the call's own, for pivots must be in range. */
  readonly slots: readonly (number | undefined)[];
}

/** Routines whose results depend on their operands alone. */
const ROUTINES = new Set(
  `axpy copy rscal scal swap gemv ger symv syr trmv trsv gemm symm syrk syr2k trmm trsm geadd geam lacpy lascl laset transpose getrf getrs gesv
   potrf potrs posv geqrf lange gemmStridedBatched getrfStridedBatched potrfVbatched trsmBatched`.split(/\s+/),
);

/** A program of `length` calls for what lives on a context's own backend. */
export function programOf(context: Context, seed: number, length: number, most: number): Step[] {
  const rng = rngOf(seed);
  const targets = routines.filter(({ name }) => ROUTINES.has(name));
  const steps: Step[] = [];
  for (let k = 0; steps.length < length && k < 40 * length; k++) {
    const spec = targets[rng.below(targets.length)]!;
    const precs = ([...spec.precs] as Prec[]).filter((prec) => context.gpu === undefined || !isDouble(prec));
    if (precs.length === 0) continue;
    const prec = precs[rng.below(precs.length)]!;
    const [knobs] = fc.sample(knobsOf(spec, prec, most, 4), { seed: mixed(seed, k), numRuns: 1 });
    const call = build(spec, prec, { ...knobs!, share: 'none', kind: 'plain' });
    if (call === undefined || 'result' in spec.args || call.values['onFailure'] === 'throw') continue;
    // What reads back in the middle cannot be part of a plan, and on hardware small factorizations do by their own choice.
    const mode = call.values['mode'] ?? ('mode' in spec.args ? 'auto' : undefined);
    const isHybrid = mode === 'hybrid' || (mode === 'auto' && context.gpu?.software === false);
    if (context.gpu !== undefined && isHybrid) continue;
    const taken = new Map<ElementType, number>();
    const first = rng.below(SHARED);
    const slots = call.buffers.map(({ type }) => {
      if (type === 'i') return undefined;
      const count = taken.get(type) ?? 0;
      taken.set(type, count + 1);
      return (first + count) % SHARED;
    });
    const fits = call.buffers.every(({ type, length }) => type === 'i' || length <= LENGTH);
    if (fits && [...taken.values()].every((count) => count <= SHARED)) steps.push({ call, slots });
  }
  return steps;
}

/** The shared buffers of a program on a context, and the calls' own. */
class Stage {
  readonly context: Context;
  private readonly shared = new Map<ElementType, DeviceBuffer[]>();
  private readonly own: DeviceBuffer[] = [];

  constructor(context: Context, seed: number) {
    this.context = context;
    for (const type of ['h', 's', 'd', 'c', 'z'] as const) {
      const rng = rngOf(mixed(seed, type.charCodeAt(0)));
      const buffers = Array.from({ length: SHARED }, () => {
        const values = new fields[type].array(LENGTH * fields[type].parts);
        for (let k = 0; k < values.length; k++)
          values[k] = type === 'h' ? 0x3000 + rng.below(0xc00) : 2 * rng.next() - 1;
        return context.upload<ElementType>(type, values as never);
      });
      this.shared.set(type, buffers);
    }
  }

  /** The arguments of a step here. */
  argumentsOf({ call, slots }: Step): Record<string, unknown> {
    const contents = contentsOf(call);
    const buffers = call.buffers.map(({ type }, k) => {
      const slot = slots[k];
      if (slot !== undefined) return this.shared.get(type)![slot]!;
      const own = this.context.upload<ElementType>(type, contents[k]! as never);
      this.own.push(own);
      return own;
    });
    return argumentsIn(call, buffers);
  }

  /** Everything, as it is now. */
  async bits(): Promise<Uint8Array[]> {
    const all = [...this.shared.values()].flat().concat(this.own);
    const values: HostArray[] = [];
    for (const buffer of all) values.push(await this.context.download(buffer));
    return values.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength).slice());
  }

  dispose(): void {
    for (const buffer of [...this.shared.values()].flat().concat(this.own)) buffer.dispose();
  }
}

const makeStep = (context: Context, { call }: Step, args: object): Promise<unknown> =>
  frontOf(call)(context.queue, args);

/** One call at a time, each waited for until its results are there. */
async function oneByOne(context: Context, steps: readonly Step[], seed: number): Promise<Uint8Array[]> {
  const stage = new Stage(context, seed);
  try {
    for (const step of steps) {
      await makeStep(context, step, stage.argumentsOf(step));
      await context.queue.sync();
    }
    return await stage.bits();
  } finally {
    stage.dispose();
  }
}

/** All calls without waiting; while they run, buffers of nobody's are made, written and disposed of. */
async function atOnce(context: Context, steps: readonly Step[], seed: number): Promise<Uint8Array[]> {
  const stage = new Stage(context, seed);
  try {
    const args = steps.map((step) => stage.argumentsOf(step));
    const calls = steps.map((step, k) => {
      const other = context.upload('s', new Float32Array(1 + ((k * 97) % 500)).fill(k));
      const made = makeStep(context, step, args[k]!);
      other.dispose();
      return made;
    });
    await Promise.all(calls);
    return await stage.bits();
  } finally {
    stage.dispose();
  }
}

/** By a plan. */
async function planned(context: Context, steps: readonly Step[], seed: number): Promise<Uint8Array[]> {
  const stage = new Stage(context, seed);
  try {
    const args = steps.map((step) => stage.argumentsOf(step));
    const plan = await context.record(() => Promise.all(steps.map((step, k) => makeStep(context, step, args[k]!))));
    try {
      await plan.run();
      return await stage.bits();
    } finally {
      plan.dispose();
    }
  } finally {
    stage.dispose();
  }
}

function difference(a: readonly Uint8Array[], b: readonly Uint8Array[]): string | undefined {
  for (const [k, one] of a.entries()) {
    const at = one.findIndex((byte, p) => byte !== b[k]![p]);
    if (at >= 0) return `byte ${at} of buffer ${k}`;
  }
  return undefined;
}

/** What differs between the ways to make a program. `others`: contexts beside, on which it runs at the same time. */
export async function checkSequence(
  context: Context,
  others: readonly Context[],
  steps: readonly Step[],
  seed: number,
): Promise<string[]> {
  const wanted = await oneByOne(context, steps, seed);
  const complaints: string[] = [];
  const compare = (way: string, found: readonly Uint8Array[]): void => {
    const differs = difference(wanted, found);
    if (differs !== undefined) complaints.push(`${way}: ${differs} is another than with one call at a time`);
  };
  compare('at once', await atOnce(context, steps, seed));
  const together = await Promise.all([context, ...others].map((one) => atOnce(one, steps, seed)));
  for (const found of together) compare('on several contexts', found);
  compare('by a plan', await planned(context, steps, seed));
  return complaints;
}

/** The shortest part of a program that still differs, by leaving out one call after the other. */
export async function shortest(
  context: Context,
  others: readonly Context[],
  steps: readonly Step[],
  seed: number,
): Promise<readonly Step[]> {
  let left = steps;
  for (let k = left.length - 1; k >= 0; k--) {
    const fewer = left.filter((_, j) => j !== k);
    if ((await checkSequence(context, others, fewer, seed)).length > 0) left = fewer;
  }
  return left;
}

/** The calls of a program, in words. */
export const namesOf = (steps: readonly Step[]): string[] =>
  steps.map(({ call }) => `${routineName(call.spec, call.prec)} ${JSON.stringify(call.knobs)}`);
