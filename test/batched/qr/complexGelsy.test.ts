// gelsy of batches of complex matrices: ranks and solutions of least norm against products of known factors, every form and order of
// storage, what no workgroup holds, numbers at the ends of the range, and what is not finite in one part.
import { describe, expect, it } from 'vitest';
import * as basalt from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { gelsyBatchedCases } from '../../../testing/cases/batched/qr/gelsyBatched.ts';
import { type Case, complaints } from '../../../testing/lib/case.ts';
import { some } from '../../lib/sampled.ts';
import { contexts, gpu } from '../../setup/contexts.ts';
import { type CallForm, FORMS, Operand, type Pair, sizesOf } from '../forms.ts';
import { noise } from '../placed.ts';

type Shape = readonly [m: number, n: number];
type Value = (b: number, i: number, j: number) => Pair;
type Call = (queue: Context['queue'], args: never) => Promise<void>;

const software = gpu?.gpu?.software === true;
const slowly = /llvmpipe/.test(gpu?.gpu?.name ?? '');
const times = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c];
const conj = ([a, b]: Pair): Pair => [a, -b];
const plus = ([a, b]: Pair, [c, d]: Pair): Pair => [a + c, b + d];
const over = (x: Pair, [c, d]: Pair): Pair => {
  const [re, im] = times(x, [c, -d]);
  return [re / (c * c + d * d), im / (c * c + d * d)];
};

/** Of a factor of A = L W^H: well conditioned, so that the rank is beyond doubt. */
const factor =
  (which: number): Value =>
  (b, i, l) =>
    plus([noise(b, i, l + 90 * which), noise(b, i + 60, l + 90 * which)], i === l ? [6, 2] : [0, 0]);
const [left, right] = [factor(1), factor(2)];

const product =
  (rank: (b: number) => number): Value =>
  (b, i, j) => {
    let sum: Pair = [0, 0];
    for (let l = 0; l < rank(b); l++) sum = plus(sum, times(left(b, i, l), conj(right(b, j, l))));
    return sum;
  };

/** x of G x = y, G Hermitian positive definite, by elimination. */
function solveDefinite(order: number, G: Pair[][], y: Pair[]): Pair[] {
  const less = (x: Pair, f: Pair, z: Pair): Pair => plus(x, times([-f[0], -f[1]], z));
  for (let k = 0; k < order; k++)
    for (let i = k + 1; i < order; i++) {
      const f = over(G[i]![k]!, G[k]![k]!);
      for (let j = k; j < order; j++) G[i]![j] = less(G[i]![j]!, f, G[k]![j]!);
      y[i] = less(y[i]!, f, y[k]!);
    }
  for (let k = order - 1; k >= 0; k--) {
    for (let j = k + 1; j < order; j++) y[k] = less(y[k]!, G[k]![j]!, y[j]!);
    y[k] = over(y[k]!, G[k]![k]!);
  }
  return y;
}

const sum = (length: number, of: (i: number) => Pair): Pair =>
  Array.from({ length }, (_, i) => of(i)).reduce(plus, [0, 0] as Pair);
const gram = (order: number, rows: number, X: (i: number, l: number) => Pair): Pair[][] =>
  Array.from({ length: order }, (_, k) =>
    Array.from({ length: order }, (_x, l) => sum(rows, (i) => times(conj(X(i, k)), X(i, l)))),
  );

/** A^+ b = W (W^H W)^-1 (L^H L)^-1 L^H b */
function leastNorm(b: number, [m, n]: Shape, rank: number, side: (i: number) => Pair): Pair[] {
  const [L, W] = [left, right].map((X) => (i: number, l: number) => X(b, i, l)) as [
    (i: number, l: number) => Pair,
    (i: number, l: number) => Pair,
  ];
  const projected = Array.from({ length: rank }, (_, l) => sum(m, (i) => times(conj(L(i, l)), side(i))));
  const y = solveDefinite(rank, gram(rank, m, L), projected);
  const u = solveDefinite(rank, gram(rank, n, W), y);
  return Array.from({ length: n }, (_, j) => sum(rank, (l) => times(W(j, l), u[l]!)));
}

const SIDES = 2;
const side: Value = (b, i, j) => [noise(b + 50, i, j), noise(b + 50, i + 60, j)];

interface Batch {
  readonly prec?: 'c' | 'z';
  readonly form?: CallForm;
  readonly byRows?: boolean;
  readonly shapes: readonly Shape[];
  readonly rank: (b: number) => number;
  readonly scale?: (b: number) => readonly [ofA: number, ofB: number];
  readonly wild?: (b: number, i: number, j: number) => Pair | undefined;
}

/** Of every problem its rank, info, X, and the error of X. */
async function solve(context: Context, s: Batch) {
  const { prec = 'c', form = 'StridedBatched', byRows = false, shapes, rank, scale = () => [1, 1], wild } = s;
  const value = product(rank);
  const scaled = ([re, im]: Pair, by: number): Pair => [re * by, im * by];
  const A = new Operand(
    context,
    prec,
    shapes,
    byRows,
    (b, i, j) => wild?.(b, i, j) ?? scaled(value(b, i, j), scale(b)[0]),
  );
  const sides = shapes.map(([m, n]) => [Math.max(m, n), SIDES] as const);
  const B = new Operand(context, prec, sides, byRows, (b, i, j) =>
    i < shapes[b]![0] ? scaled(side(b, i, j), scale(b)[1]) : [Number.NaN, 0],
  );
  const widest = Math.max(...shapes.map(([, n]) => n));
  const jpvt = context.alloc('i', shapes.length * widest);
  const lists = context.alloc('i', 2 * shapes.length);
  const places = form === 'Vbatched' ? { offsetsJpvt: shapes.map((_, b) => b * widest) } : { strideJpvt: widest };
  await (basalt as unknown as Record<string, Call>)[`gelsy${form}`]!(context.queue, {
    ...sizesOf(form, {
      m: shapes.map(([m]) => m),
      n: shapes.map(([, n]) => n),
      nrhs: shapes.map(() => SIDES),
    }),
    ...A.args(context, 'A', form),
    ...B.args(context, 'B', form),
    ...{ jpvt, ...places, rank: lists, info: lists.at(shapes.length) },
    layout: byRows ? 'row' : 'col',
  } as never);
  const [a, x, said] = [
    await context.download(A.ptr as never),
    (await context.download(B.ptr as never)) as ArrayLike<number>,
    await context.download(lists),
  ];
  expect([A.guarded(a), B.guarded(x)]).toEqual([true, true]);
  for (const buffer of [jpvt, lists]) buffer.dispose();
  return shapes.map(([m, n], b) => {
    const rows = Math.max(m, n);
    const all = B.matrix(x, b);
    const X = Array.from({ length: SIDES }, (_, c) => [...all.subarray(2 * c * rows, 2 * (c * rows + n))]);
    let error = 0;
    for (const [c, column] of X.entries()) {
      const expected = leastNorm(b, [m, n], rank(b), (i) => side(b, i, c)).flat();
      const size = Math.hypot(...expected) || 1;
      const [ofA, ofB] = scale(b);
      error = Math.max(error, Math.hypot(...expected.map((v, k) => ((column[k]! * ofA) / ofB - v) / size)));
    }
    return { rank: said[b]!, info: said[shapes.length + b]!, X, error };
  });
}

const BOUND = { c: 2e-5, z: 1e-13 } as const;

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'on the %s backend',
  (backend, context) => {
    const host = backend === 'cpu';

    async function check(s: Batch): Promise<void> {
      for (const [b, one] of (await solve(context, s)).entries()) {
        const where = `${s.form} ${s.shapes[b]} ${b}`;
        expect([one.info, one.rank], where).toEqual([0, s.rank(b)]);
        expect(one.error, where).toBeLessThan(BOUND[s.prec ?? 'c']);
      }
      expect(context.queue.trace.at(-1)!.backend).toBe(backend);
    }

    it('members of every rank, in every form and order of storage', async () => {
      for (const prec of host ? (['c', 'z'] as const) : (['c'] as const))
        for (const form of slowly ? FORMS.slice(1) : FORMS)
          for (const byRows of host || form === 'Batched' ? [false, true] : [false])
            for (const shape of [
              [6, 4],
              [4, 6],
            ] as const)
              await check({ prec, form, byRows, shapes: [shape, shape, shape, shape], rank: (b) => 4 - b });
    });

    it('sizes side by side, and what no workgroup holds', async () => {
      const many: readonly Shape[] =
        host || !software
          ? [
              [33, 20],
              [20, 33],
              [64, 40],
              [10, 70],
            ]
          : [];
      const shapes: readonly Shape[] = [[5, 3], [1, 1], [3, 7], ...many, ...(slowly ? [] : [[520, 2] as const])];
      if (!slowly) await check({ form: 'Vbatched', shapes, rank: (b) => Math.min(...shapes[b]!) - (b % 2 ? 0 : 1) });
    });

    it('numbers at the ends of the range beside others', async () => {
      const shapes: readonly Shape[] = [0, 1, 2, 3].map(() => [6, 4]);
      const scale = (b: number) => [2 ** [0, -100, 100, 60][b]!, 2 ** [0, -60, 60, -20][b]!] as const;
      await check({ shapes, rank: (b) => 4 - (b % 2), scale });
    });

    it('what is not finite in one part, and leaves the others as they are', async () => {
      const batch: Batch = { shapes: [0, 1, 2].map(() => [6, 4]), rank: (b) => 4 - b };
      const clean = await solve(context, batch);
      for (const value of [Number.NaN, Infinity]) {
        const wild = (b: number, i: number, j: number): Pair | undefined =>
          b === 1 && i === 2 && j === 3 ? [1, value] : undefined;
        const results = await solve(context, { ...batch, wild });
        expect([results[0], results[2]]).toEqual([clean[0], clean[2]]);
        expect([results[1]!.info, results[1]!.rank]).toEqual([1, 0]);
        expect(results[1]!.X.flat().every(Number.isNaN)).toBe(true);
      }
    });

    it('the cases of every form', async () => {
      const most = host ? 12 : slowly ? 0 : 2;
      for (const c of Object.values(gelsyBatchedCases) as unknown as readonly Case[])
        for (const prec of host ? (['c', 'z'] as const) : (['c'] as const))
          for (const problem of most === 0 ? [] : some(c.sweep, most))
            expect(await complaints(context, c, problem, prec), JSON.stringify(problem)).toEqual([]);
    });
  },
);
