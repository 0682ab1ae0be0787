// Batched QR with column pivoting of complex matrices: every shape of the kernel on the GPU, members of every kind each by itself, all
// forms and orders of storage, and what no workgroup holds.
import { describe, expect, it } from 'vitest';
import { enqueueGeqp3Batch } from '../../../src/batched/qr/geqp3Batched.gpu.ts';
import { qp3ShapeNames } from '../../../src/batched/qr/geqp3Batched.kernels.ts';
import * as basalt from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { geqp3BatchedCases } from '../../../testing/cases/batched/qr/geqp3Batched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { Random } from '../../../testing/lib/random.ts';
import { pivotedErrors } from '../../../testing/lib/residualsLq.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, gpu, gpuTest } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, type Pair, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

const BOUND = 30 * 2 ** -24;
const software = gpu?.gpu?.software === true;
type Shape = readonly [m: number, n: number];
type Value = (b: number, i: number, j: number) => Pair;
type Call = (queue: Context['queue'], args: never) => Promise<void>;

const plain: Value = (b, i, j) => [noise(b, i, j), noise(b, i + 60, j)];

/** Members with everything that columns can be: purely imaginary, of rank 1, zero, tiny, huge, with equal columns. */
const special: Value = (b, i, j) => {
  const [re, im] = plain(b, i, j);
  if (b === 1) return [0, im];
  if (b === 2) {
    const [[x, y], [u, v]] = [plain(b, i, 0), plain(b, 0, j)];
    return [x * u - y * v, x * v + y * u];
  }
  if (b === 3) return [0, 0];
  if (b === 4) return [re * 1e-30, im * 1e-30];
  if (b === 5) return [re * 1e37, im * 1e37];
  if (b === 6) return plain(b, i, j - (j % 2));
  return [re, im];
};
const KINDS = 7;

interface Factors {
  readonly before: Float64Array;
  readonly after: Float64Array;
  readonly tau: Float64Array;
  readonly pivots: readonly number[];
}

/** The residual and the orthogonality of Q, infinite where a pivot is smaller than what is left of another column, or R's not real. */
function errorOf([m, n]: Shape, { before, after, tau, pivots }: Factors): number {
  const order = Math.min(m, n);
  if (order === 0) return 0;
  const view = (data: Float64Array, rows: number, cols: number) => ({
    data,
    rows,
    cols,
    ld: rows,
    offset: 0,
    parts: 2 as const,
  });
  const scales = view(tau, order, 1);
  const permutation = Int32Array.from(pivots);
  const errors = pivotedErrors(view(before, m, n), view(after, m, n), scales, permutation, new Random());
  for (let j = 0; j < n; j++) {
    const last = Math.min(j, m - 1);
    const column = [...after.subarray(2 * j * m, 2 * (j * m + last + 1))];
    for (let k = last; k >= 0; k--) {
      const left = Math.hypot(...column.slice(2 * k)) - BOUND * Math.hypot(...column);
      if (!(left <= Math.abs(after[2 * (k + k * m)]!) * (1 + 1e-5))) return Number.POSITIVE_INFINITY;
    }
    if (j < m && after[2 * (j + j * m) + 1] !== 0) return Number.POSITIVE_INFINITY;
  }
  return Math.max(...errors);
}

/** The front in a form, with all columns free. */
async function factored(context: Context, form: CallForm, shapes: readonly Shape[], value: Value, byRows = false) {
  const A = new Operand(context, 'c', shapes, byRows, value);
  const orders = shapes.map(([m, n]) => Math.min(m, n));
  const starts = orders.map((_, b) => b * Math.max(...orders));
  const tau = context.alloc('c', Math.max(1, orders.length * Math.max(...orders)));
  const widest = Math.max(...shapes.map(([, n]) => n));
  const jpvt = context.alloc('i', Math.max(1, shapes.length * widest));
  const places = {
    StridedBatched: { strideJpvt: widest, strideTau: Math.max(...orders) },
    Batched: { strideJpvt: widest, offsetsTau: context.upload('i', Int32Array.from(starts)) },
    Vbatched: { offsetsJpvt: shapes.map((_, b) => b * widest), offsetsTau: starts },
  }[form];
  const sizes = sizesOf(form, { m: shapes.map(([m]) => m), n: shapes.map(([, n]) => n) });
  const call = (basalt as unknown as Record<string, Call>)[`geqp3${form}`]!;
  const layout = byRows ? 'row' : 'col';
  await call(context.queue, { ...sizes, ...A.args(context, 'A', form), tau, jpvt, ...places, layout } as never);
  const [a, t, p] = await Promise.all([A.ptr, tau, jpvt].map((X) => context.download(X as never)));
  expect(A.guarded(a!)).toBe(true);
  return shapes.map(
    ([, n], b): Factors => ({
      before: A.matrix(A.host, b),
      after: A.matrix(a!, b),
      tau: Float64Array.from((t as Float32Array).subarray(2 * starts[b]!, 2 * (starts[b]! + orders[b]!))),
      pivots: [...(p as Int32Array).subarray(b * widest, b * widest + n)],
    }),
  );
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const cases = Object.values(geqp3BatchedCases) as unknown as readonly Case[];
  it.each(cases.map((c) => [c.spec.name, c] as const))('%s passes its tester', async (_name, c) => {
    for (const problem of some(c.sweep, context.gpu?.software ? 2 : 6))
      expect(await complaints(context, c, problem, 'c'), JSON.stringify(problem)).toEqual([]);
    expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
  });

  it('all forms and orders of storage have the same bits, and a matrix the same alone', async () => {
    for (const shape of [
      [5, 3],
      [3, 5],
    ] as const) {
      const expected = await factored(context, 'StridedBatched', [shape, shape, shape], plain);
      for (const own of expected) expect(errorOf(shape, own)).toBeLessThan(BOUND);
      for (const form of FORMS)
        for (const byRows of [false, true])
          expect(await factored(context, form, [shape, shape, shape], plain, byRows), form).toEqual(expected);
      expect(await factored(context, 'StridedBatched', [shape], plain)).toEqual(expected.slice(0, 1));
      const ragged = await factored(context, 'Vbatched', [shape, [7, 7], [0, 2], shape, [2, 9]], plain);
      expect(ragged[0]).toEqual(expected[0]);
    }
  });

  it('members of every kind, each by itself', async () => {
    const shape = [9, 6] as const;
    const shapes = Array.from({ length: KINDS }, () => shape);
    const all = await factored(context, 'StridedBatched', shapes, special);
    for (const [b, own] of all.entries()) expect(errorOf(shape, own), `${b}`).toBeLessThan(BOUND);
    // Of equal columns the first comes first; zeros stay where they are.
    expect(all[6]!.pivots[0]! % 2).toBe(1);
    expect(all[3]!.pivots).toEqual([1, 2, 3, 4, 5, 6]);
    // A NaN in an imaginary part brings its column to the front, and spoils no other matrix.
    const spoilt: Value = (b, i, j) => (b === 4 && i === 2 && j === 4 ? [1, Number.NaN] : special(b, i, j));
    const wild = await factored(context, 'StridedBatched', shapes, spoilt);
    expect(wild[4]!.pivots[0]).toBe(5);
    expect([...wild[4]!.pivots].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    expect(wild.filter((__, b) => b !== 4)).toEqual(all.filter((__, b) => b !== 4));
  });

  it('also what no workgroup holds', async () => {
    const shape = [1030, 3] as const;
    const [own] = await factored(context, 'Batched', [shape], plain, true);
    expect(errorOf(shape, own!)).toBeLessThan(BOUND);
  });
});

gpuTest('every shape of the kernel', async (context) => {
  for (const [m, n] of software
    ? ([[7, 6]] as const)
    : ([
        [7, 6],
        [13, 24],
        [32, 32],
        [60, 40],
      ] as const)) {
    let tried = 0;
    const names = qp3ShapeNames(m, n, 'c');
    for (const force of names) {
      const count = KINDS;
      const A = new Operand(
        context,
        'c',
        Array.from({ length: count }, () => [m, n] as const),
        false,
        special,
      );
      const order = Math.min(m, n);
      const [tau, jpvt] = [context.alloc('c', count * order), context.alloc('i', count * n)];
      const { lda, strideA, A: ptr } = A.args(context, 'A', 'StridedBatched') as Record<string, never>;
      const { buffer, offset } = ptr as { buffer: never; offset: number };
      try {
        const mats = { A: { data: buffer, off: offset, rs: 1, cs: lda, stride: strideA } };
        const lists = {
          jpvt: { data: jpvt as never, off: 0, stride: n },
          tau: { data: tau as never, off: 0, rs: 1, cs: 0, stride: order },
        };
        expect(enqueueGeqp3Batch(context.queue, { m, n, count, ...mats, ...lists, force })).toEqual([]);
      } catch (error) {
        // Not for subgroups of this device.
        if (!(error instanceof RangeError)) throw error;
        continue;
      }
      tried++;
      const [a, t, p] = await Promise.all([A.ptr, tau, jpvt].map((X) => context.download(X as never)));
      for (let b = 0; b < count; b++) {
        const own: Factors = {
          before: A.matrix(A.host, b),
          after: A.matrix(a!, b),
          tau: Float64Array.from((t as Float32Array).subarray(2 * b * order, 2 * (b + 1) * order)),
          pivots: [...(p as Int32Array).subarray(b * n, (b + 1) * n)],
        };
        expect(errorOf([m, n], own), `${m} x ${n} ${force}, ${b}`).toBeLessThan(BOUND);
      }
      if (software && tried > 5) break;
    }
    expect(tried).toBeGreaterThan(2);
  }
});
