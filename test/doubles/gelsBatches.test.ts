// Least squares of batches of doubles on a GPU in soft arithmetic: the cases of every form, what is said of each problem as on the CPU, at
// the ends of the range too, and bits that depend on nothing but a problem itself.
import { describe, expect } from 'vitest';
import { dgelsBatched, dgelsStridedBatched, dgelsVbatched, zgelsStridedBatched } from '../../src/index.ts';
import type { Context } from '../../src/runtime/context.ts';
import { gelsBatchedCases } from '../../testing/cases/batched/qr/gelsBatched.ts';
import { type Case, complaints } from '../../testing/lib/case.ts';
import { mulberry32, signed } from '../lib/rng.ts';
import { some } from '../lib/sampled.ts';
import { cpu, doubles, gpuSweep, gpuTest, gpuWide } from '../setup/contexts.ts';

function numbers(length: number, seed: number): Float64Array {
  const rng = mulberry32(seed);
  return Float64Array.from({ length }, () => signed(rng) + signed(rng) * 2 ** -31);
}

const bits = (x: Float64Array): BigUint64Array => new BigUint64Array(x.slice().buffer);
const cases = Object.values(gelsBatchedCases) as unknown as readonly Case[];

async function passes(prec: 'd' | 'z', c: Case, most: number): Promise<void> {
  const context = await doubles();
  context.queue.trace.length = 0;
  for (const problem of some(c.sweep, most)) expect(await complaints(context, c, problem, prec)).toEqual([]);
  expect(context.queue.trace.filter(({ backend }) => backend === 'cpu')).toEqual([]);
  context.queue.trace.length = 0;
}

const [M, N, SIDES] = [7, 4, 2];

/** Problems of M x N, or their adjoints, with everything in one buffer of numbers and one of integers. */
async function solved(context: Context, trans: 'n' | 't', given: readonly Float64Array[], onFailure?: 'nan') {
  const count = given.length;
  const each = M * N + M * SIDES;
  const all = new Float64Array(count * each + SIDES * count);
  given.forEach((x, b) => void all.set(x, b * each));
  const data = context.upload('d', all);
  const said = context.alloc('i', 3 * count);
  await dgelsStridedBatched(context.queue, {
    ...{ trans, m: M, n: N, nrhs: SIDES, A: data, lda: M, strideA: each, batchCount: count },
    ...{ B: data.at(M * N), ldb: M, strideB: each, rss: data.at(count * each) },
    ...{ info: said, rank: said.at(count), nonfinite: said.at(2 * count), ...(onFailure ? { onFailure } : {}) },
  });
  const [found, integers] = [await context.download(data), [...(await context.download(said))]];
  for (const buffer of [data, said]) buffer.dispose();
  return {
    A: given.map((_, b) => found.slice(b * each, b * each + M * N)),
    B: given.map((_, b) => found.slice(b * each + M * N, (b + 1) * each)),
    rss: [...found.subarray(count * each)],
    info: integers.slice(0, count),
    rank: integers.slice(count, 2 * count),
    nonfinite: integers.slice(2 * count),
  };
}

/** Largest difference in units of the largest element. */
function difference(found: ArrayLike<number>, expected: ArrayLike<number>): number {
  let [largest, worst] = [0, 0];
  for (let e = 0; e < expected.length; e++) largest = Math.max(largest, Math.abs(expected[e]!));
  for (let e = 0; e < expected.length; e++) {
    const error = found[e] === expected[e] ? 0 : Math.abs(found[e]! - expected[e]!) / largest;
    worst = error <= worst ? worst : error;
  }
  return worst;
}

describe('batches of least squares of doubles on a GPU', () => {
  const small = gelsBatchedCases.strided.sweep.filter(({ m, n }) => Math.max(Number(m), Number(n)) < 9);
  gpuWide('small cases of complex numbers', () => passes('z', { ...cases[0]!, sweep: small }, 4));
  for (const c of cases)
    gpuSweep(`the cases of ${c.spec.name}`, async () => {
      await passes('d', c, 40);
      await passes('z', c, 20);
    });

  gpuTest('says of each problem what the CPU says, in one buffer', async () => {
    const context = await doubles();
    const plain = numbers(M * N + M * SIDES, 1);
    const A = (change: (x: number, i: number, j: number) => number): Float64Array =>
      plain.map((x, e) => (e < M * N ? change(x, e % M, Math.floor(e / M)) : x));
    const given = [
      plain,
      A((x, _, j) => (j === 2 ? 0 : x)),
      A((x) => x * 2 ** -900),
      plain.map((x) => x * 2 ** 900),
      A((x, _, j) => (j === 3 ? x * 2 ** -70 : x)),
      // Subnormal numbers, exactly.
      plain.map((x) => Math.round(x * 2 ** 20) * 2 ** -1074),
    ];
    const wild = [A((x, i, j) => (i === 1 && j === 1 ? Number.NaN : x)), A((x, i) => (i === 6 ? x / 0 : x))];
    for (const trans of ['n', 't'] as const) {
      const [found, expected] = [
        await solved(context, trans, [...given, ...wild]),
        await solved(cpu, trans, [...given, ...wild]),
      ];
      for (const name of ['info', 'rank', 'nonfinite'] as const) expect(found[name], name).toEqual(expected[name]);
      expect(found.info).toEqual([0, 3, 0, 0, 0, 0, 0, 0]);
      for (const [b, B] of given.entries()) {
        expect(found.A[b]).toEqual(B.subarray(0, M * N));
        const [x, y] = [found.B[b]!, expected.B[b]!];
        const top = (of: Float64Array): number[] => [...of].filter((_, e) => trans === 't' || e % M < N);
        expect(difference(top(x), top(y)), `${trans} ${b}`).toBeLessThan(1e-12);
        const sums = (all: readonly number[]): readonly number[] => all.slice(SIDES * b, SIDES * (b + 1));
        expect(difference(sums(found.rss), sums(expected.rss)), `${trans} ${b}`).toBeLessThan(1e-12);
        // What lies below X, where its squares are in range.
        if (trans === 'n' && [0, 2, 4].includes(b)) {
          const below = [0, 1].map((j) => x.slice(M * j + N, M * (j + 1)).reduce((sum, r) => sum + r * r, 0));
          expect(difference(below, sums(found.rss)), `${b}`).toBeLessThan(1e-12);
        }
      }
      for (const b of [given.length, given.length + 1]) expect(found.B[b]![0]).toBeNaN();
    }
    const filled = await solved(context, 'n', [plain, given[1]!], 'nan');
    expect([filled.info, filled.B[1]!.every(Number.isNaN), filled.rss.map(Number.isNaN)]).toEqual([
      [0, 3],
      true,
      [false, false, true, true],
    ]);
  });

  gpuSweep('a problem has its bits alone, at any place, and among others of any size', async () => {
    const context = await doubles();
    const sizes = [
      [9, 4, 1],
      [4, 9, 2],
      [20, 19, 3],
      [0, 3, 1],
      [9, 4, 1],
    ] as const;
    const places = (size: (of: (typeof sizes)[number]) => number): number[] =>
      sizes.map((_, b) => sizes.slice(0, b).reduce((sum, of) => sum + size(of), 0));
    const [inA, inB] = [places(([m, n]) => m * n), places(([m, n, r]) => Math.max(m, n) * r)];
    const [a, c] = [
      sizes.map(([m, n], b) => numbers(m * n, b)),
      sizes.map(([m, n, r]) => numbers(Math.max(m, n) * r, 9)),
    ];
    const joined = (all: readonly Float64Array[]): Float64Array => Float64Array.from(all.flatMap((x) => [...x]));
    const [A, B, info] = [context.upload('d', joined(a)), context.upload('d', joined(c)), context.alloc('i', 5)];
    const lists = (k: 0 | 1 | 2): number[] => sizes.map((of) => of[k]);
    const long = sizes.map(([m, n]) => Math.max(m, n));
    await dgelsVbatched(context.queue, {
      ...{ m: lists(0), n: lists(1), nrhs: lists(2), A, lda: lists(0).map((m) => Math.max(1, m)), offsetsA: inA },
      ...{ B, ldb: long, offsetsB: inB, info },
    });
    const all = await context.download(B);
    for (const b of [1, 2, 4]) {
      const [m, n, nrhs] = sizes[b]!;
      const [own, right] = [context.upload('d', a[b]!), context.upload('d', c[b]!)];
      const zero = context.upload('i', Int32Array.of(0));
      const each = { m, n, nrhs, A: own, lda: m, B: right, ldb: long[b]!, info, batchCount: 1 };
      await dgelsBatched(context.queue, { ...each, offsetsA: zero, offsetsB: zero });
      expect(bits(await context.download(right))).toEqual(bits(all.slice(inB[b]!, inB[b]! + c[b]!.length)));
      for (const buffer of [own, right, zero]) buffer.dispose();
    }
    for (const buffer of [A, B, info]) buffer.dispose();
  });

  gpuSweep('sums of squares of complex residuals are real numbers', async () => {
    const context = await doubles();
    const [A, B] = [context.upload('z', numbers(2 * 5 * 2, 3)), context.upload('z', numbers(2 * 5, 4))];
    const [rss, info] = [context.alloc('d', 1), context.alloc('i', 1)];
    const each = { m: 5, n: 2, nrhs: 1, A, lda: 5, strideA: 10, B, ldb: 5, strideB: 5, batchCount: 1 };
    await zgelsStridedBatched(context.queue, { ...each, rss, info });
    const below = (await context.download(B)).slice(4);
    const [sum] = await context.download(rss);
    expect(Math.abs(below.reduce((total, x) => total + x * x, 0) / sum! - 1)).toBeLessThan(1e-14);
    for (const buffer of [A, B, rss, info]) buffer.dispose();
  });
});
