// The refinement that the GPU drives: the same bits as one whose every step is judged on the host in doubles, a wait in place of many, and
// each judgement by itself.
import { expect, vi } from 'vitest';
import { enqueueNorm } from '../../../src/blas3/norms/lange.gpu.ts';
import { type Context, type DeviceBuffer, dsgesv, type Queue } from '../../../src/index.ts';
import { enqueueGetrf } from '../../../src/lapack/lu/getrf.gpu.ts';
import { enqueueGetrs } from '../../../src/lapack/lu/getrs.gpu.ts';
import {
  enqueueDsCorrection,
  enqueueDsDecision,
  enqueueDsJudge,
  enqueueDsResidual,
  firstOutcome,
  OUTCOME,
  STATE,
} from '../../../src/lapack/mixed/doubleSingle.gpu.ts';
import { DoubleSingleLoop, type LoopProblem } from '../../../src/lapack/mixed/doubleSingleLoop.gpu.ts';
import { provenDoubleSingle } from '../../../src/lapack/mixed/doubleSingleTrial.gpu.ts';
import { type Lease, withLeases } from '../../../src/lapack/refine/expert.gpu.ts';
import type { DeviceMat } from '../../../src/runtime/buffer.ts';
import { HostPairs } from '../../../src/runtime/pairs.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { gpu, gpuTest, gpuWide } from '../../setup/contexts.ts';

const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const EPS = 2 ** -53;
const rulesOf = (n: number, factor = EPS * Math.sqrt(n)): LoopProblem['rules'] => ({
  ...{ last: 30, norms: { least: 2 ** -40, most: 2 ** 40 }, progress: 0.9 },
  factor,
});

interface System {
  readonly n: number;
  readonly nrhs: number;
  readonly element: (i: number, j: number, random: () => number) => number;
  /** Right-hand side k is of this size: a power of two, or 0. */
  readonly sizes?: (k: number) => number;
  readonly scales?: (k: number) => number;
  readonly factor?: number;
}

interface Result {
  readonly iters: readonly number[] | undefined;
  readonly X: readonly number[];
}

/** A factored, and right-hand sides as the loop takes them. */
async function prepared(queue: Queue, lease: Lease, s: System) {
  const { n, nrhs } = s;
  const { context } = queue;
  const random = mulberry32(n + 7);
  const A = new HostPairs(Float64Array.from({ length: n * n }, (_, p) => s.element(p % n, Math.floor(p / n), random)));
  const b = Float64Array.from({ length: n * nrhs }, (_, p) => signed(random) * (s.sizes?.(Math.floor(p / n)) ?? 1));
  const mat = (data: DeviceBuffer, ld: number): DeviceMat => ({ data, off: 0, ld });
  const singles = (values: Float32Array): DeviceBuffer<'s'> => {
    const buffer = lease('s', values.length);
    if (values.length > 0) buffer.set(values, 0);
    return buffer;
  };
  const [H, L, S] = [mat(singles(A.hi), n), mat(singles(A.lo), n), mat(singles(A.hi), n)];
  const [ipiv, info] = [mat(lease('i', n), 1), mat(lease('i', 1), 1)];
  const norm = lease('s', 1);
  const result = { data: norm, off: 0, ld: 1 };
  enqueueNorm(queue, { norm: 'i', uplo: 'f', diag: 'n', symmetric: false, m: n, n, A: H, result });
  enqueueGetrf(queue, { m: n, n, A: S, ipiv, info });
  const given = {
    pairs: new HostPairs(b).interleaved(),
    scales: Float64Array.from({ length: nrhs }, (_, k) => s.scales?.(k) ?? 1),
  };
  const D = mat(lease('s', n * nrhs), n);
  const form = (await provenDoubleSingle(queue))!;
  const rules = rulesOf(n, s.factor);
  const problem = { n, nrhs, form, H, L, norm, info, D, given, rules, kind: `test ${context.backend}` };
  const solve = (columns: number): void => enqueueGetrs(queue, { trans: 'n', n, nrhs: columns, A: S, ipiv, B: D });
  return { problem, solve };
}

/** A readback per step, and LAPACK's rule on the host. */
async function stepByStep(queue: Queue, lease: Lease, s: System): Promise<Result> {
  const { n, nrhs } = s;
  const { problem, solve } = await prepared(queue, lease, s);
  const { form, H, L, D, given, rules, norm } = problem;
  const [anorm] = await norm.copyOut(0, 1);
  const matrix = (): DeviceMat => ({ data: lease('s', 2 * n * nrhs), off: 0, ld: n });
  const [B, X, R] = [matrix(), matrix(), matrix()];
  const [wanted, facts] = [lease('i', nrhs), lease('i', 2 * nrhs)];
  B.data.set(given.pairs, 0);
  const flags = new Int32Array(nrhs).fill(1);
  wanted.set(flags, 0);
  queue.clear(X.data.gpu(true));
  enqueueDsJudge(queue, { n, columns: nrhs, R: B, X, D, facts });
  const iters: number[] = new Array(nrhs).fill(0);
  let before = Infinity;
  for (let step = 0; step <= rules.last; step++) {
    solve(nrhs);
    enqueueDsCorrection(queue, { n, columns: nrhs, X, D, wanted, facts, form });
    enqueueDsResidual(queue, { m: n, n, columns: nrhs, H, L, X, B, R, form });
    enqueueDsJudge(queue, { n, columns: nrhs, R, X, D, facts });
    const found = new Float32Array((await facts.copyOut(0, 2 * nrhs)).buffer);
    let worst = 0;
    for (let k = 0; k < nrhs; k++) {
      const [r, x] = [found[2 * k]!, found[2 * k + 1]!];
      if (flags[k] === 0) continue;
      if (r <= x * anorm! * rules.factor && x * given.scales[k]! < Infinity) {
        flags[k] = 0;
        iters[k] = step;
      } else worst = Number.isNaN(r / x) ? Number.NaN : Math.max(worst, r / x);
    }
    const values = [...(await (X.data as DeviceBuffer<'s'>).copyOut(0, 2 * n * nrhs))];
    if (flags.every((flag) => flag === 0)) return { iters, X: values };
    if (!(worst < rules.progress * before)) return { iters: undefined, X: values };
    before = worst;
    wanted.set(flags, 0);
  }
  return { iters: undefined, X: [] };
}

async function byItself(queue: Queue, lease: Lease, s: System) {
  const { problem, solve } = await prepared(queue, lease, s);
  const loop = new DoubleSingleLoop(queue, problem, lease);
  const found = await loop.run(solve);
  const X = await loop.solutions();
  return { ...found, X: [...X], scales: problem.given.scales };
}

const whereProven = async (context: Context): Promise<boolean> =>
  (await provenDoubleSingle(context.queue)) !== undefined;

const uniform = (_i: number, _j: number, random: () => number): number => signed(random);
const dominant =
  (n: number): System['element'] =>
  (i, j, random) =>
    signed(random) + (i === j ? n : 0);
/** Singular values from 1 down to 10^-decades or so, by columns. */
const graded =
  (n: number, decades: number): System['element'] =>
  (_i, j, random) =>
    signed(random) * 10 ** ((-decades * j) / n);

gpuTest('the GPU decides as the host would, and leaves the same bits', async ({ queue, ...context }) => {
  if (!(await whereProven({ queue, ...context } as Context))) return;
  const several: readonly System[] = [
    { n: 1, nrhs: 1, element: () => 3 },
    { n: 1, nrhs: 3, element: () => -0.37, sizes: (k) => (k === 1 ? 0 : 1) },
    { n: 40, nrhs: 1, element: dominant(40) },
    { n: 70, nrhs: 5, element: uniform, sizes: (k) => (k === 2 ? 0 : 2 ** (-3 * k)) },
    { n: 33, nrhs: 2, element: graded(33, 5) },
    { n: 12, nrhs: 2, element: (i, j) => 1 / (i + j + 1) },
    // A rule that nothing fulfils ends by lack of progress; one that is soon fulfilled at different steps.
    { n: 40, nrhs: 2, element: uniform, factor: 2 ** -60 },
    { n: 40, nrhs: 70, element: graded(40, 4), factor: 2 ** -28, sizes: (k) => 2 ** -(k % 7) },
    { n: 20, nrhs: 2, element: (i, j, random) => (i === 3 && j === 2 ? Number.NaN : signed(random)) },
    { n: 20, nrhs: 2, element: uniform, scales: (k) => (k === 1 ? 2 ** 1023 : 1) },
  ];
  let failures = 0;
  for (const [number, system] of several.entries()) {
    if (slowly && number % 3 !== 0) continue;
    await withLeases(queue, async (lease) => {
      const there = await byItself(queue, lease, system);
      const here = await stepByStep(queue, lease, system);
      const unusable = !(there.norm >= 2 ** -40 && there.norm <= 2 ** 40);
      expect(there.iters === undefined ? undefined : [...there.iters], `system ${number}`).toEqual(here.iters);
      if (here.iters === undefined) failures++;
      if (unusable) return;
      const X = here.X.filter((_, p) => p % 2 === 0).map(
        (hi, p) => (hi + here.X[2 * p + 1]!) * there.scales[Math.floor(p / system.n)]!,
      );
      expect(there.X, `system ${number}`).toEqual(X);
    });
  }
  expect(failures).toBeGreaterThanOrEqual(slowly ? 1 : 3);
});

/** One judgement: what it makes of `wanted` and `outcome`. */
async function judged(
  context: Context,
  g: {
    readonly facts: readonly (readonly [r: number, x: number])[];
    readonly wanted?: readonly number[];
    readonly ends?: readonly number[];
    readonly norm?: number;
    readonly info?: number;
    readonly step?: number;
    readonly before?: number;
    readonly state?: number;
  },
) {
  const columns = g.facts.length;
  const bits = (values: readonly number[]): Int32Array => new Int32Array(Float32Array.from(values).buffer);
  const integers = (values: ArrayLike<number>): DeviceBuffer<'i'> => context.upload('i', Int32Array.from(values));
  const start = firstOutcome(columns);
  start[OUTCOME.state] = g.state ?? STATE.going;
  start[OUTCOME.step] = g.step ?? 0;
  start[OUTCOME.worst] = bits([g.before ?? Infinity])[0]!;
  const [facts, ends] = [integers(bits(g.facts.flat())), integers(bits(g.ends ?? g.facts.map(() => Infinity)))];
  const [wanted, outcome] = [integers(g.wanted ?? g.facts.map(() => 1)), integers(start)];
  const [norm, info] = [context.upload('s', Float32Array.of(g.norm ?? 1)), integers([g.info ?? 0])];
  const at: DeviceMat = { data: info, off: 0, ld: 1 };
  const rules = rulesOf(columns, 2 ** -10);
  enqueueDsDecision(context.queue, { columns, facts, ends, norm, info: at, wanted, outcome, rules });
  const [words, flags] = [await context.download(outcome), await context.download(wanted)];
  for (const buffer of [facts, ends, wanted, outcome, norm, info]) buffer.dispose();
  const numbers = new Float32Array(words.buffer);
  return {
    state: words[OUTCOME.state]!,
    step: words[OUTCOME.step]!,
    worst: numbers[OUTCOME.worst]!,
    iters: [...words.subarray(OUTCOME.iters)],
    wanted: [...flags],
  };
}

gpuTest('columns converge by the rule, each at its step', async (context) => {
  const small = [2 ** -11, 1] as const;
  const open = [2 ** -9, 1] as const;
  expect(await judged(context, { facts: [small, [0, 0], [2 ** -10, 1]], step: 4 })).toEqual({
    ...{ state: STATE.converged, step: 5, worst: 0, iters: [4, 4, 4], wanted: [0, 0, 0] },
  });
  expect(await judged(context, { facts: [small, open, small], wanted: [0, 1, 1], step: 2, before: 1 })).toEqual({
    ...{ state: STATE.going, step: 3, worst: 2 ** -9, iters: [0, 0, 2], wanted: [0, 1, 0] },
  });
  // A norm of A twice as large lets twice as much pass.
  expect(await judged(context, { facts: [open], norm: 2 })).toMatchObject({ state: STATE.converged });
  const many = Array.from({ length: 200 }, (_, c) => (c % 3 === 1 ? open : small));
  const { state, wanted } = await judged(context, { facts: many });
  expect([state, wanted]).toEqual([STATE.going, many.map((column) => (column === open ? 1 : 0))]);
  expect(await judged(context, { facts: [] })).toMatchObject({ state: STATE.converged, step: 1 });
});

gpuTest('what leads no further ends it, and nothing is corrected any more', async (context) => {
  const open = [2 ** -9, 1] as const;
  const stopped = { state: STATE.stopped, wanted: [0, 0] };
  const facts = [open, [2 ** -12, 1]] as const;
  expect(await judged(context, { facts, before: 2 ** -9 })).toMatchObject({ ...stopped, worst: 2 ** -9 });
  expect(await judged(context, { facts, before: 2 ** -8 })).toMatchObject({ state: STATE.going, wanted: [1, 0] });
  expect(await judged(context, { facts, step: 30 })).toMatchObject(stopped);
  expect(await judged(context, { facts, step: 29 })).toMatchObject({ state: STATE.going });
  for (const r of [Number.NaN, Infinity]) {
    expect(await judged(context, { facts: [open, [r, 1]] })).toMatchObject(stopped);
    expect(await judged(context, { facts: [open, [1, r]] })).toMatchObject(stopped);
  }
  expect(await judged(context, { facts: [open, [1, 0]] })).toMatchObject(stopped);
  // A solution that its scale would make infinite has not converged.
  expect(await judged(context, { facts: [[0, 1]], ends: [2] })).toMatchObject({ state: STATE.converged });
  expect(await judged(context, { facts: [[0, 2]], ends: [2] })).toMatchObject({ state: STATE.going, wanted: [1] });
});

gpuTest('without factors, or with a norm out of range, nothing is decided', async (context) => {
  const facts = [[0, 1]] as const;
  for (const norm of [0, 2 ** -41, 2 ** 41, Infinity, Number.NaN])
    expect(await judged(context, { facts, norm }), `${norm}`).toMatchObject({
      state: STATE.stopped,
      wanted: [0],
      iters: [0],
    });
  for (const norm of [2 ** -40, 2 ** 40])
    expect(await judged(context, { facts, norm })).toMatchObject({ state: STATE.converged });
  expect(await judged(context, { facts, info: 3 })).toMatchObject({ state: STATE.stopped, wanted: [0] });
});

gpuTest('what has ended stays as it is', async (context) => {
  for (const state of [STATE.converged, STATE.stopped]) {
    const left = await judged(context, { facts: [[0, 1]], wanted: [0], state, step: 7, before: 0.5 });
    expect(left).toEqual({ state, step: 7, worst: 0.5, iters: [0], wanted: [0] });
  }
});

gpuWide('a call waits once, whatever the number of its corrections', async (context) => {
  if (!(await whereProven(context))) return;
  // From this order on the host has no say.
  const n = 260;
  const random = mulberry32(1);
  const values = (length: number): Float64Array => Float64Array.from({ length }, () => signed(random));
  const [A, B, X] = [context.upload('d', values(n * n)), context.upload('d', values(n)), context.alloc('d', n)];
  const [ipiv, iter, info] = [context.alloc('i', n), context.alloc('i', 1), context.alloc('i', 1)];
  const call = {
    n,
    nrhs: 1,
    A,
    lda: n,
    ipiv,
    B,
    ldb: n,
    X,
    ldx: n,
    iter,
    info,
    mode: 'native',
    residual: 'gpu',
  } as const;
  await dsgesv(context.queue, call);
  const reads = vi.spyOn(context, 'readGpu');
  try {
    await dsgesv(context.queue, call);
    // What was decided, and the solution with it.
    expect(reads).toHaveBeenCalledTimes(2);
  } finally {
    reads.mockRestore();
  }
  expect((await context.download(iter))[0]).toBeGreaterThan(0);
  for (const buffer of [A, B, X, ipiv, iter, info]) buffer.dispose();
});
