// LU of batches of complex matrices, in every form of a call: residuals, LAPACK's pivots by |Re| + |Im|, info, flags of NaN, storage by
// rows. Small matrices in singles are computed by the kernel, larger ones and doubles on the CPU.
import { describe, expect, test } from 'vitest';
import { enqueueGetrfBatch } from '../../../src/batched/lu/getrfBatched.gpu.ts';
import { shapeNames } from '../../../src/batched/small.kernels.ts';
import { getrfBatched, getrfStridedBatched, getrfVbatched } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { contexts, gpu, gpuTest } from '../../setup/contexts.ts';
import { type CallForm, FORMS, GUARD } from '../forms.ts';
import { noise } from '../placed.ts';

type Pair = readonly [re: number, im: number];
type Value = (b: number, i: number, j: number) => Pair;
type Shape = readonly [m: number, n: number];
type Prec = 'c' | 'z';

const software = gpu?.gpu?.software === true;
const random: Value = (b, i, j) => [noise(b, i, j), noise(b, i + 40, j)];
const size = ([re, im]: Pair): number => Math.abs(re) + Math.abs(im);
const times = ([a, b]: Pair, [c, d]: Pair): Pair => [a * c - b * d, a * d + b * c];

/** Matrices with room between columns and between each other, from element 3 on. */
class Matrices {
  readonly shapes: readonly Shape[];
  readonly byRows: boolean;
  readonly gap: number;
  readonly stride: number;
  readonly first: number;

  constructor(shapes: readonly Shape[], byRows: boolean, packed: boolean) {
    this.shapes = shapes;
    this.byRows = byRows;
    this.gap = packed ? 0 : 1;
    this.first = packed ? 4 : 3;
    const spans = shapes.map(([m, n], b) => (byRows ? m : n) * this.ld(b));
    this.stride = Math.max(1, ...spans) + this.gap;
  }
  ld(b: number): number {
    return Math.max(1, this.shapes[b]![this.byRows ? 1 : 0]) + this.gap;
  }
  at(b: number, i: number, j: number): number {
    return this.first + b * this.stride + (this.byRows ? i * this.ld(b) + j : i + j * this.ld(b));
  }
  get length(): number {
    return this.first + this.shapes.length * this.stride + 2;
  }
}

interface Options {
  readonly prec?: Prec;
  readonly form?: CallForm;
  readonly byRows?: boolean;
  readonly packed?: boolean;
  readonly value?: Value;
  readonly onFailure?: 'info' | 'nan';
}

interface Outcome {
  readonly info: Int32Array;
  readonly nonfinite: Int32Array;
  element(b: number, i: number, j: number): Pair;
  pivots(b: number): number[];
}

/** Factors, and checks that nothing is written between the matrices. */
async function factor(context: Context, shapes: readonly Shape[], o: Options): Promise<Outcome> {
  const { prec = 'c', form = 'StridedBatched', byRows = false, packed = false, value = random, onFailure = 'info' } = o;
  const place = new Matrices(shapes, byRows, packed);
  const host = prec === 'c' ? new Float32Array(2 * place.length) : new Float64Array(2 * place.length);
  host.fill(GUARD);
  const own = new Set<number>();
  for (const [b, [m, n]] of shapes.entries())
    for (let j = 0; j < n; j++)
      for (let i = 0; i < m; i++) {
        host.set(value(b, i, j), 2 * place.at(b, i, j));
        own.add(place.at(b, i, j));
      }
  const count = shapes.length;
  const A = context.upload(prec, host as never) as ReturnType<Context['upload']>;
  const stridePiv = Math.max(1, ...shapes.map(([m, n]) => Math.min(m, n))) + 1;
  const ipiv = context.upload('i', new Int32Array(count * stridePiv + 1).fill(-7));
  const info = context.upload('i', new Int32Array(count).fill(-7));
  const nonfinite = context.upload('i', new Int32Array(count).fill(-7));
  const common = { ipiv, info, nonfinite, onFailure, layout: byRows ? 'row' : 'col' } as const;
  const [[m, n]] = shapes as [Shape];
  const starts = shapes.map((_, b) => b * place.stride);
  if (form === 'StridedBatched') {
    const where = { lda: place.ld(0), strideA: place.stride, stridePiv, batchCount: count };
    await getrfStridedBatched(context.queue, { m, n, A: A.at(place.first), ...where, ...common } as never);
  } else if (form === 'Batched') {
    const where = {
      lda: place.ld(0),
      offsetsA: context.upload('i', Int32Array.from(starts)),
      stridePiv,
      batchCount: count,
    };
    await getrfBatched(context.queue, { m, n, A: A.at(place.first), ...where, ...common } as never);
  } else {
    const sizes = { m: shapes.map(([m]) => m), n: shapes.map(([, n]) => n), lda: shapes.map((_, b) => place.ld(b)) };
    const where = { offsetsA: starts, offsetsPiv: shapes.map((_, b) => b * stridePiv) };
    await getrfVbatched(context.queue, { ...sizes, A: A.at(place.first), ...where, ...common } as never);
  }
  const [after, pivots, infos, wild] = await Promise.all([A, ipiv, info, nonfinite].map((x) => context.download(x)));
  for (let k = 0; k < place.length; k++)
    if (!own.has(k))
      expect([after![2 * k], after![2 * k + 1]], `element ${k}, between matrices`).toEqual([GUARD, GUARD]);
  for (const [b, [m, n]] of shapes.entries()) expect(pivots![b * stridePiv + Math.min(m, n)]).toBe(-7);
  for (const buffer of [A, ipiv, info, nonfinite]) buffer.dispose();
  return {
    info: infos as Int32Array,
    nonfinite: wild as Int32Array,
    element: (b, i, j) => [after![2 * place.at(b, i, j)]!, after![2 * place.at(b, i, j) + 1]!],
    pivots: (b) => [...(pivots as Int32Array).subarray(b * stridePiv, b * stridePiv + Math.min(...shapes[b]!))],
  };
}

/** max |P A - L U| / (n max |A| eps), NaN where a pivot is none of its rows or L has an element that pivoting excludes. */
function luError(m: number, n: number, prec: Prec, a: (i: number, j: number) => Pair, lu: Outcome, b: number): number {
  const order = Array.from({ length: m }, (_, i) => i);
  for (const [k, p] of lu.pivots(b).entries()) {
    if (!(p > k && p <= m)) return Number.NaN;
    [order[k], order[p - 1]] = [order[p - 1]!, order[k]!];
  }
  if (m * n === 0) return 0;
  const round = prec === 'c' ? Math.fround : (x: number) => x;
  let [error, norm] = [0, Number.MIN_VALUE];
  for (let i = 0; i < m; i++)
    for (let j = 0; j < n; j++) {
      const own = a(order[i]!, j).map(round) as [number, number];
      const sum = [-own[0], -own[1]] as [number, number];
      for (let l = 0; l <= Math.min(i, j); l++) {
        const factor = l === i ? ([1, 0] as const) : lu.element(b, i, l);
        if (!(size(factor) < 2.001)) return Number.NaN;
        const [re, im] = times(factor, lu.element(b, l, j));
        sum[0] += re;
        sum[1] += im;
      }
      error = Math.max(error, size(sum));
      norm = Math.max(norm, size(own));
    }
  return error / (Math.max(1, n) * norm * 2 ** (prec === 'c' ? -24 : -53));
}

async function check(context: Context, shapes: readonly Shape[], o: Options = {}): Promise<void> {
  const { prec = 'c', value = random } = o;
  const found = await factor(context, shapes, o);
  for (const [b, [m, n]] of shapes.entries()) {
    const error = luError(m, n, prec, (i, j) => value(b, i, j), found, b);
    expect(error, `${prec} ${o.form ?? ''} ${m} x ${n}, matrix ${b}`).toBeLessThan(30);
    expect([found.info[b], found.nonfinite[b]]).toEqual([0, 0]);
  }
}

const all = (count: number, m: number, n = m): Shape[] => Array.from({ length: count }, () => [m, n]);
/** Software adapters compile for seconds what a GPU does in milliseconds. */
const few = (context: Context) => software && context === gpu;

/** Small integers, and quotients 1, i, -1, -i and 1/2: every step is exact. */
const EXACT: Readonly<Record<string, { rows: Pair[][]; ipiv: number[]; info: number; nonfinite: number }>> = {
  'of equals the first': {
    rows: [
      [
        [0, 0],
        [1, 0],
        [0, 0],
      ],
      [
        [3, -1],
        [0, 2],
        [1, 0],
      ],
      [
        [-2, 2],
        [1, 1],
        [0, 1],
      ],
    ],
    ipiv: [2, 0, 3],
    info: 0,
    nonfinite: 0,
  },
  'not by the absolute value': {
    // |3| + |3| = 6 > 5, although |3 + 3i| < 5.
    rows: [
      [
        [5, 0],
        [1, 0],
        [0, 0],
      ],
      [
        [3, 3],
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
        [1, 0],
      ],
    ],
    ipiv: [2, 0, 3],
    info: 0,
    nonfinite: 0,
  },
  singular: {
    rows: [
      [
        [1, 1],
        [2, 2],
        [0, 1],
      ],
      [
        [1, 1],
        [2, 2],
        [1, 0],
      ],
      [
        [0, 0],
        [0, 0],
        [0, 2],
      ],
    ],
    ipiv: [1, 2, 0],
    info: 2,
    nonfinite: 0,
  },
  zero: {
    rows: [
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
      [
        [0, 0],
        [0, 0],
        [0, 0],
      ],
    ],
    ipiv: [1, 2, 3],
    info: 1,
    nonfinite: 0,
  },
  'NaN before all': {
    rows: [
      [
        [9, 0],
        [1, 0],
        [0, 0],
      ],
      [
        [0, Number.NaN],
        [0, 0],
        [1, 0],
      ],
      [
        [Number.NaN, 0],
        [1, 0],
        [0, 0],
      ],
    ],
    ipiv: [2, 0, 0],
    info: -1,
    nonfinite: 1,
  },
  'an infinite part': {
    rows: [
      [
        [9, 0],
        [1, 0],
        [0, 0],
      ],
      [
        [0, 1],
        [0, 0],
        [1, 0],
      ],
      [
        [0, Number.NEGATIVE_INFINITY],
        [1, 0],
        [0, 0],
      ],
    ],
    ipiv: [3, 0, 0],
    info: -1,
    nonfinite: 1,
  },
};

describe.each(contexts.map((context) => [context.backend, context] as const))(
  'getrf of complex batches, %s',
  (_, context) => {
    test('orders', async () => {
      const orders = few(context) ? [1, 3, 4, 8] : Array.from({ length: 16 }, (_, k) => k + 1);
      for (const n of orders) await check(context, all(3, n), { packed: n % 2 === 0 });
      await check(context, all(1000, few(context) ? 3 : 7), { packed: true });
    });

    test('forms and storage', async () => {
      for (const form of FORMS)
        for (const byRows of [false, true]) await check(context, all(5, 4, 3), { form, byRows });
      await check(
        context,
        [
          [3, 3],
          [0, 2],
          [2, 5],
          [1, 1],
          [6, 4],
        ],
        { form: 'Vbatched' },
      );
      await check(context, all(9, 3), { packed: true, byRows: true });
    });

    test('rectangular matrices, and none', async () => {
      for (const [m, n] of few(context)
        ? [[1, 4] as const]
        : ([
            [9, 2],
            [2, 9],
            [16, 1],
            [1, 16],
            [12, 16],
          ] as const))
        await check(context, all(4, m, n));
      expect((await factor(context, all(2, 0, 3), {})).info).toEqual(Int32Array.of(0, 0));
    });

    test('larger orders, and doubles', async () => {
      await check(context, all(2, 40));
      expect(context.queue.trace.at(-1)!.backend).toBe(context.backend);
      await check(
        context,
        [
          [2, 2],
          [3, 37],
        ],
        { form: 'Vbatched' },
      );
      for (const form of FORMS) await check(context, all(3, 5), { prec: 'z', form, byRows: form === 'Batched' });
      await check(context, all(2, 40), { prec: 'z' });
    });

    test('pivots, info and flags', async () => {
      const cases = Object.entries(EXACT);
      const value: Value = (b, i, j) => cases[b]![1].rows[i]![j]!;
      for (const prec of ['c', 'z'] as const) {
        const found = await factor(context, all(cases.length, 3), { prec, value });
        for (const [b, [name, { ipiv, info, nonfinite }]] of cases.entries()) {
          const pivots = found.pivots(b);
          for (const [k, p] of ipiv.entries()) if (p > 0) expect(pivots[k], `${name}, pivot ${k + 1}`).toBe(p);
          expect(
            pivots.every((p, k) => p > k && p <= 3),
            name,
          ).toBe(true);
          if (info >= 0) expect(found.info[b], name).toBe(info);
          expect(found.nonfinite[b], name).toBe(nonfinite);
        }
      }
    });

    test('failed problems are filled with NaN, both parts', async () => {
      const value: Value = (b, i, j) => (b === 1 ? [0, 0] : random(b, i, j));
      const found = await factor(context, all(3, 3), { value, onFailure: 'nan' });
      expect([...found.info]).toEqual([0, 1, 0]);
      for (let i = 0; i < 3; i++)
        for (let j = 0; j < 3; j++) {
          expect(found.element(1, i, j)).toEqual([Number.NaN, Number.NaN]);
          expect(size(found.element(2, i, j))).toBeLessThan(1e3);
        }
    });

    test('elements near the ends of the range', async () => {
      for (const scale of [2 ** -100, 2 ** 120]) {
        const value: Value = (b, i, j) => random(b, i, j).map((x) => x * scale) as [number, number];
        await check(context, all(3, 4), { value });
      }
    });
  },
);

describe('the kernel for complex matrices', () => {
  gpuTest('every shape: lanes, threads, staged, and without subgroups', async (context) => {
    const names = software
      ? ['lanes-4x64-staged', 'lanes-4x32-memory']
      : shapeNames(6).filter((name) => !/256/.test(name));
    for (const force of names) {
      const place = new Matrices(all(19, 4), false, true);
      const host = new Float32Array(2 * place.length);
      for (let b = 0; b < 19; b++)
        for (let j = 0; j < 4; j++) for (let i = 0; i < 4; i++) host.set(random(b, i, j), 2 * place.at(b, i, j));
      const [A, ipiv, info] = [context.upload('c', host), context.alloc('i', 19 * 4), context.alloc('i', 19)];
      const mat = { data: A, off: place.first, rs: 1, cs: 4, stride: 16 };
      const reports = { info: { data: info, off: 0, ld: 1 } };
      const sizes = { m: 4, n: 4, count: 19 };
      enqueueGetrfBatch(context.queue, {
        ...sizes,
        A: mat,
        ipiv: { data: ipiv, off: 0, stride: 4 },
        ...reports,
        force,
      });
      const [after, pivots, infos] = [
        await context.download(A),
        await context.download(ipiv),
        await context.download(info),
      ];
      const found: Outcome = {
        ...{ info: infos, nonfinite: infos },
        element: (b, i, j) => [after[2 * place.at(b, i, j)]!, after[2 * place.at(b, i, j) + 1]!],
        pivots: (b) => [...pivots.subarray(4 * b, 4 * b + 4)],
      };
      for (let b = 0; b < 19; b++)
        expect(
          luError(4, 4, 'c', (i, j) => random(b, i, j), found, b),
          `${force}, matrix ${b}`,
        ).toBeLessThan(30);
    }
  });
});
