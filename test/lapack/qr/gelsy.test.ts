// GELSY and LAIC1 on every context: the case's sweep, ranks that a threshold decides, numbers at the ends of the range, data that is not
// finite.
import { describe, expect, it } from 'vitest';
import type { Prec } from '../../../src/core/field.ts';
import { estimatedRank, laic1Ref } from '../../../src/core/incrementalCondition.ts';
import { gelsy } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { type GelsyData, gelsyCase } from '../../../testing/cases/lapack/qr/gelsy.ts';
import { attempt, complaints, judge } from '../../../testing/lib/case.ts';
import { copied, fill } from '../../../testing/lib/operands.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { fewest, some } from '../../lib/sampled.ts';
import { contexts, cpu, doubles, gpuSweep } from '../../setup/contexts.ts';

const ODD = { pad: 3, offset: 5 };
const PLAIN = { m: 20, n: 12, nrhs: 2, rank: 12, layout: ODD } as const;
interface Operand {
  readonly data: ArrayLike<number>;
  readonly offset: number;
  readonly parts?: 1 | 2 | undefined;
}

/** Of a complex number the real part. */
const first = ({ data, offset, parts = 1 }: Operand, place = 0): number => data[parts * (offset + place)]!;

/** The case with its data changed. */
const changed = (change: (operands: GelsyData) => void): typeof gelsyCase => ({
  ...gelsyCase,
  data(problem, prec, random) {
    const operands = gelsyCase.data(problem, prec, random);
    change(operands);
    return operands;
  },
});

const diagonal =
  (values: readonly number[]) =>
  ({ A, B }: GelsyData): void => {
    fill('z', A, (i, j, part) => (i === j && part === 0 ? values[i]! : 0));
    fill('z', B, (_i, _j, part) => 1 - part);
  };

async function solvesTheSweep(context: Context, prec: Prec): Promise<void> {
  for (const problem of fewest(context, gelsyCase.sweep, 2))
    expect(await complaints(context, gelsyCase, problem, prec)).toEqual([]);
}

async function takesTheThreshold(context: Context, prec: Prec): Promise<void> {
  const values = [1, 2, 1e-3, 4, 1e-5];
  const problem = { m: 7, n: 5, nrhs: 1, rank: 5, layout: ODD };
  for (const [rcond, expected] of [
    [-1, 5],
    [0, 5],
    [1e-4, 4],
    [1e-2, 3],
    [0.3, 2],
    [2, 1],
  ] as const) {
    const c: typeof gelsyCase = {
      ...changed(diagonal(values)),
      run: (queue, { m, n, nrhs }, { A, B, jpvt, rank, rss, info }) =>
        gelsy(queue, { m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, jpvt, rcond, rank, rss, info }),
    };
    const { after } = await attempt(context, c, problem, prec);
    expect(first(after.rank)).toBe(expected);
    const kept = [...values].sort((x, y) => y - x).slice(0, expected);
    for (const [i, value] of values.entries()) {
      const x = first(after.B, i);
      expect(Math.abs(x * value - (kept.includes(value) ? 1 : 0))).toBeLessThan(1e-5);
    }
    // Two rows of A are zero; each column left out leaves one more element of b.
    expect(Math.abs(first(after.rss) - (2 + 5 - expected))).toBeLessThan(1e-5);
  }
}

/** eps times the larger of the sizes: a number between eps min(m, n) and that counts as zero. */
async function takesItsOwnThreshold(context: Context, prec: Prec): Promise<void> {
  const eps = 2 * EPS[prec];
  for (const [m, n] of [
    [24, 4],
    [4, 24],
  ] as const) {
    for (const [last, expected] of [
      [12 * eps, 3],
      [48 * eps, 4],
    ] as const) {
      const values = [1, 1, 1, last];
      const c = changed(diagonal(values));
      const { after } = await attempt(context, c, { m, n, nrhs: 1, rank: 4, layout: ODD }, prec);
      expect([first(after.info), first(after.rank)], `${m} x ${n}`).toEqual([0, expected]);
    }
  }
}

async function scales(context: Context, prec: Prec): Promise<void> {
  const powers = EPS[prec] > 1e-10 ? [-105, -60, 60, 115] : [-1000, 1000];
  for (const power of powers) {
    const values = [3, 1, 0, 2].map((x) => x * 2 ** power);
    const c = changed((d) => {
      diagonal(values)(d);
      fill('z', d.B, (_i, _j, part) => (1 - part) * 2 ** power);
    });
    const { after } = await attempt(context, c, { m: 6, n: 4, nrhs: 1, rank: 3, layout: ODD }, prec);
    expect(first(after.rank)).toBe(3);
    for (const [i, expected] of [1 / 3, 1, 0, 1 / 2].entries())
      expect(Math.abs(first(after.B, i) - expected)).toBeLessThan(1e-6);
    expect(Math.abs(Math.abs(first(after.A) / values[0]!) - 1)).toBeLessThan(1e-6);
  }
}

async function refusesWhatIsNotFinite(context: Context, prec: Prec): Promise<void> {
  for (const value of [Number.NaN, Infinity, -Infinity]) {
    const c = changed(({ A }) => {
      // Of a complex number the imaginary part.
      A.data[(A.parts ?? 1) * (A.offset + 4 + 4 * A.ld) - 1] = value;
    });
    const { before, after } = await attempt(context, c, PLAIN, prec);
    expect([first(after.info), first(after.rank)]).toEqual([1, 0]);
    expect(first(after.B)).toBeNaN();
    expect(first(after.rss)).toBeNaN();
    expect(after.A.data).toEqual(before.A.data);
  }
  // In B it is the affair of its column.
  const c = changed(({ B }) => {
    B.data[(B.parts ?? 1) * (B.offset + 2) - 1] = Number.NaN;
  });
  const { after } = await attempt(context, c, PLAIN, prec);
  expect([first(after.info), first(after.rank)]).toEqual([0, 12]);
  expect(first(after.B)).toBeNaN();
  expect(first(after.B, after.B.ld)).not.toBeNaN();
}

async function ordersMarkedColumns(context: Context, prec: Prec): Promise<void> {
  for (const [m, fixed, expected] of [
    [0, [1, 3], [1, 2, 3, 4, 5]],
    [2, [1, 2, 4], [2, 3]],
  ] as const) {
    const problem = { m, n: 5, nrhs: 1, rank: m, fixed, layout: ODD };
    const { jpvt } = (await attempt(context, gelsyCase, problem, prec)).after;
    expect([...jpvt.data.subarray(jpvt.offset, jpvt.offset + expected.length)]).toEqual(expected);
  }
}

describe.each(contexts.map((context) => [context.backend, context] as const))('gelsy on a %s context', (_, context) => {
  it.each(['s', 'c'] as const)('solves the whole sweep (%s)', (prec) => solvesTheSweep(context, prec));
  it.each(['s', 'c'] as const)('meets ranks, scales and bad data (%s)', async (prec) => {
    await takesTheThreshold(context, prec);
    await takesItsOwnThreshold(context, prec);
    await scales(context, prec);
    await refusesWhatIsNotFinite(context, prec);
    await ordersMarkedColumns(context, prec);
  });

  it('refuses an rcond that is not a number', async () => {
    const [A, B, rank] = [context.alloc('s', 1), context.alloc('s', 1), context.alloc('i', 2)];
    const args = { m: 1, n: 1, nrhs: 1, A, lda: 1, B, ldb: 1, rcond: Number.NaN, rank, info: rank.at(1) };
    const error = await rejectionOf(() => gelsy(context.queue, args));
    expectRefusal(error, { routine: 'sgelsy', argument: 'rcond', position: 9 }, /NaN/);
    for (const buffer of [A, B, rank]) buffer.dispose();
  });
});

async function meetsAll(context: Context, prec: Prec): Promise<void> {
  await solvesTheSweep(context, prec);
  await takesTheThreshold(context, prec);
  await takesItsOwnThreshold(context, prec);
  await scales(context, prec);
  await refusesWhatIsNotFinite(context, prec);
  await ordersMarkedColumns(context, prec);
}

it('gelsy in double precision on the CPU', async () => {
  for (const prec of ['d', 'z'] as const) await meetsAll(cpu, prec);
});

for (const prec of ['d', 'z'] as const)
  gpuSweep(`gelsy of doubles that live on the GPU (${prec})`, async () => meetsAll(await doubles(), prec));

it.each(['s', 'd', 'c', 'z'] as const)('the reference solves the sweep too (%s)', (prec) => {
  for (const problem of some(gelsyCase.sweep, 5)) {
    const before = gelsyCase.data(problem, prec, new Random());
    const after = copied(before, ['A', 'B', 'jpvt', 'rank', 'rss', 'info']);
    gelsyCase.reference(problem, after);
    expect(judge(gelsyCase, problem, prec, { before, after })).toEqual([]);
  }
});

it('laic1 gives the singular values of two by two triangles, of any size', () => {
  const random = new Random();
  const pick = (): number => (random.rand() - 0.5) * 2 ** Math.floor(60 * (random.rand() - 0.5));
  for (let trial = 0; trial < 2000; trial++) {
    const [f, g, h] = [Math.abs(pick()), trial % 7 === 0 ? 0 : pick(), trial % 11 === 0 ? 0 : pick()];
    const [most, least] = [laic1Ref(true, f, g, h), laic1Ref(false, f, g, h)];
    const size = Math.hypot(f, g, h);
    // s1^2 + s2^2 = ||M||_F^2 and s1 s2 = |det M|; the vectors are unit vectors, and have these values.
    expect(Math.abs(most.value ** 2 + least.value ** 2 - size ** 2)).toBeLessThan(1e-14 * size ** 2);
    expect(Math.abs(most.value * least.value - f * Math.abs(h))).toBeLessThan(1e-14 * f * Math.abs(h) + 1e-300);
    for (const { value, s, c } of [most, least]) {
      expect(Math.abs(Math.hypot(s, c) - 1)).toBeLessThan(1e-15);
      expect(Math.abs(Math.hypot(f * s, g * s + h * c) - value)).toBeLessThan(1e-14 * size);
    }
  }
  expect(laic1Ref(false, 0, 0, 0).value).toBe(0);
});

it('estimatedRank never takes a singular triangle, and sees a small singular value that no diagonal element shows', () => {
  const n = 40;
  // Kahan's kind: ones on the diagonal, -1 above it
  const R = { data: new Float64Array(n * n), off: 0, ld: n };
  for (let j = 0; j < n; j++) for (let i = 0; i <= j; i++) R.data[i + j * n] = i === j ? 1 : -1;
  expect(estimatedRank(n, R, 0)).toBe(n);
  expect(estimatedRank(n, R, 1e-8)).toBeLessThan(n);
  R.data[5 * (n + 1)] = 0;
  expect(estimatedRank(n, R, 0)).toBe(5);
  R.data[0] = Number.NaN;
  expect(estimatedRank(n, R, 0)).toBe(0);
});
