// The programs would find what is wrong: generators make what they promise, and every ratio rejects a spoilt result, NaN, and a wrong
// pivot.
import { describe, expect, it } from 'vitest';
import { gemm } from '../../../src/index.ts';
import { type MatrixView, matrixView, normFro, normOne } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { cpu } from '../../setup/contexts.ts';
import { bunchKaufmanRatio, expectedInfo } from './bunchKaufman.ts';
import { choleskyRatio } from './cholesky.ts';
import { Desk } from './desk.ts';
import { inverseOf } from './inverse.ts';
import { latms, latmsSymmetric } from './latms.ts';
import { lattr } from './lattr.ts';
import { luRatio } from './lu.ts';
import {
  boundRatios,
  conditionOf,
  conditionRatio,
  entryOf,
  inverseRatio,
  made,
  product,
  solutionRatio,
} from './ratios.ts';
import { SEED, THRESHOLD } from './setting.ts';
import { valuesOf } from './systems.ts';
import { Tally } from './tally.ts';
import { general, symmetric, typesOf, zeroOf } from './types.ts';

const N = 7;
const fails = (ratio: number): boolean => !(ratio < THRESHOLD);
const random = () => new Random(SEED);

/** A copy with one element changed. */
const spoilt = (a: MatrixView, i: number, j: number, by: number): MatrixView =>
  made(a.rows, a.cols, (r, c) => (r === i && c === j ? entryOf(a, r, c) + by : entryOf(a, r, c)));

/** Far above the rounding of doubles, and not a number. */
const FAULTS = [1e4 * EPS.d, Number.NaN] as const;

describe('matrices', () => {
  it.each(['full', 'upper', 'lower', 'diagonal'] as const)(
    '%s ones have the condition, the norm and the zeros',
    (shape) => {
      for (const cond of [2, 1e6]) {
        const a = latms(N, N, shape, { norm: 3, cond }, random());
        // A^T A has the squares of the singular values; of these the trace tells, and of the smallest the inverse's.
        const squares = (m: MatrixView): number => normFro(m) ** 2;
        const sigma = Array.from({ length: N }, (_, i) => 3 * cond ** (-i / (N - 1)));
        const [big, small] = [sigma.reduce((sum, x) => sum + x * x, 0), sigma.reduce((sum, x) => sum + x ** -2, 0)];
        expect(Math.abs(squares(a) / big - 1) < 1e-12).toBe(true);
        expect(Math.abs(squares(inverseOf(a)) / small - 1) < 1e-8).toBe(true);
        const zeros = made(N, N, (i, j) =>
          (shape === 'upper' && i > j) || (shape === 'lower' && i < j) || (shape === 'diagonal' && i !== j)
            ? entryOf(a, i, j)
            : 0,
        );
        expect(normOne(zeros)).toBe(0);
      }
    },
  );

  it('symmetric ones are symmetric, definite or not', () => {
    for (const definite of [true, false]) {
      const a = latmsSymmetric(N, 'full', definite, { norm: 1, cond: 100 }, random());
      for (let j = 0; j < N; j++) for (let i = 0; i < N; i++) expect(entryOf(a, i, j)).toBe(entryOf(a, j, i));
      const trace = Array.from({ length: N }, (_, i) => entryOf(a, i, i)).reduce((sum, x) => sum + x, 0);
      const sum = Array.from({ length: N }, (_, i) => 100 ** (-i / (N - 1))).reduce((s, x) => s + x, 0);
      expect(Math.abs(trace - sum) < 1e-12).toBe(definite);
    }
  });

  it('unit triangles have about the square of the condition, and lower ones are upper ones transposed', () => {
    for (const [type, cond] of [
      [8, 2],
      [9, Math.sqrt(0.1 * 2 ** 52)],
    ] as const) {
      const { diag, full } = lattr('u', 30, type, 'd', random());
      expect(diag).toBe('u');
      for (let i = 0; i < 30; i++) expect(entryOf(full, i, i)).toBe(1);
      const found = 1 / conditionOf(full, inverseOf(full)).one;
      expect(found > cond ** 2 / 2 && found < 100 * cond ** 2, `condition ${found}`).toBe(true);
      const lower = lattr('l', 30, type, 'd', random()).full;
      expect(entryOf(lower, 9, 4)).toBe(entryOf(full, 4, 9));
    }
  });

  it('have their zeros where info is to be', () => {
    for (const [type, zero] of [
      [5, 1],
      [6, N],
      [7, 4],
    ] as const) {
      const a = general(N, N, type, 's', random());
      expect(zeroOf('ge', type, N)).toBe(zero);
      for (let j = 0; j < N; j++) {
        const column = matrixView(a.data, N, 1, N, j * N);
        expect(normOne(column) === 0).toBe(type === 7 ? j + 1 >= zero : j + 1 === zero);
      }
    }
    const a = symmetric('sy', 'u', N, 6, 'd', random());
    for (let j = 0; j < N; j++) expect(normOne(matrixView(a.data, N, 1, N, j * N)) === 0).toBe(j < 4);
    expect(typesOf('sy', 2, 2)).toEqual([1, 2, 3, 4, 7, 8, 9, 10]);
    expect(typesOf('ge', 0, 3)).toEqual([1]);
  });
});

describe('ratios', () => {
  const l = made(N, N, (i, j) => (i === j ? 1 : i > j ? 1 / (i + j + 2) : 0));
  const u = made(N, N, (i, j) => (i <= j ? 2 - 1 / (i + j + 1) : 0));
  const packed = made(N, N, (i, j) => (i > j ? entryOf(l, i, j) : entryOf(u, i, j)));
  const inOrder = Array.from({ length: N }, (_, i) => i + 1);

  it('of LU', () => {
    const a = product(l, u);
    expect(luRatio(a, packed, inOrder, 'd') < 1).toBe(true);
    for (const fault of FAULTS) expect(fails(luRatio(a, spoilt(packed, 3, 2, fault), inOrder, 'd'))).toBe(true);
    expect(fails(luRatio(a, packed, [...inOrder.slice(1), N], 'd'))).toBe(true);
    for (const pivot of [0, N + 1, 2.5]) expect(luRatio(a, packed, inOrder.with(3, pivot), 'd')).toBeNaN();
    // Row 1 of A is row 2 of L U.
    const swapped = made(N, N, (i, j) => entryOf(a, i < 2 ? 1 - i : i, j));
    expect(luRatio(swapped, packed, inOrder.with(0, 2), 'd') < 1).toBe(true);
  });

  it('of Cholesky', () => {
    const a = product(
      l,
      made(N, N, (i, j) => entryOf(l, j, i)),
    );
    const upper = made(N, N, (i, j) => (i <= j ? entryOf(l, j, i) : Number.NaN));
    expect(choleskyRatio(a, l, 'l', 'd') < 1).toBe(true);
    expect(choleskyRatio(a, upper, 'u', 'd') < 1).toBe(true);
    for (const fault of FAULTS) expect(fails(choleskyRatio(a, spoilt(l, 3, 2, fault), 'l', 'd'))).toBe(true);
    expect(fails(choleskyRatio(a, upper, 'l', 'd'))).toBe(true);
  });

  it('of a Bunch-Kaufman factorization with a block of two and an interchange', () => {
    // D = [0 2; 2 0] + [3], L(3, 1:2) = [0.5 0.25], rows 2 and 3 exchanged: P L D L^T P^T by hand.
    const factors = made(
      3,
      3,
      (i, j) =>
        [
          [0, NaN, NaN],
          [2, 0, NaN],
          [0.5, 0.25, 3],
        ][i]![j]!,
    );
    const b = [
      [0, 2, 0.5],
      [2, 0, 1],
      [0.5, 1, 3.5],
    ];
    const order = [0, 2, 1];
    const a = made(3, 3, (i, j) => b[order[i]!]![order[j]!]!);
    expect(bunchKaufmanRatio(a, factors, 'l', [-3, -3, 3], 'd')).toBe(0);
    expect(fails(bunchKaufmanRatio(a, factors, 'l', [-2, -2, 3], 'd'))).toBe(true);
    expect(bunchKaufmanRatio(a, factors, 'l', [-3, 2, 3], 'd')).toBeNaN();
    expect(bunchKaufmanRatio(a, factors, 'l', [0, 2, 3], 'd')).toBeNaN();
    // The same from the other end.
    const reversed = (m: MatrixView): MatrixView => made(3, 3, (i, j) => entryOf(m, 2 - i, 2 - j));
    expect(bunchKaufmanRatio(reversed(a), reversed(factors), 'u', [1, -1, -1], 'd')).toBe(0);
    expect([
      expectedInfo(0, [2, 2]),
      expectedInfo(1, [1, 2]),
      expectedInfo(1, [3, 2, 3]),
      expectedInfo(1, [-2, -2]),
    ]).toEqual([0, 1, 3, 2]);
  });

  it('of inverses, solutions, condition numbers', () => {
    const inverse = inverseOf(u);
    expect(inverseRatio(u, inverse, 'd') < 1).toBe(true);
    for (const fault of FAULTS) {
      expect(fails(inverseRatio(u, spoilt(inverse, 1, 1, fault), 'd'))).toBe(true);
      expect(fails(solutionRatio(spoilt(u, 1, 1, fault), u, 1, 'd'))).toBe(true);
    }
    expect(solutionRatio(u, u, 1, 'd')).toBe(0);
    expect(conditionRatio(0.5, 0.25, 'd') < 3).toBe(true);
    expect(conditionRatio(0, 0, 'd')).toBe(0);
    for (const wrong of [0, Number.NaN, 1e-3]) expect(fails(conditionRatio(wrong, 0.25, 'd'))).toBe(true);
    expect(fails(conditionRatio(0.25, 0, 'd'))).toBe(true);
  });

  it('of error bounds', () => {
    const b = product(u, l);
    const x = spoilt(l, 2, 0, 1e-3);
    const given = { a: u, op: 'n', x, b, exact: l, berr: new Array<number>(N).fill(EPS.d) } as const;
    const bounds = (first: number): number[] => new Array<number>(N).fill(0).with(0, first);
    const { forward, backward } = boundRatios({ ...given, ferr: bounds(2e-3) }, 'd');
    expect([forward > 0.4 && forward <= 1, backward < 1]).toEqual([true, true]);
    for (const small of [1e-4, 0, Number.NaN]) {
      expect(fails(boundRatios({ ...given, ferr: bounds(small) }, 'd').forward)).toBe(true);
    }
    for (const wrong of [1e-3, Number.NaN]) {
      expect(fails(boundRatios({ ...given, ferr: bounds(1), berr: bounds(wrong) }, 'd').backward)).toBe(true);
    }
  });
});

it('a tally counts, and complains of a ratio at the threshold, of NaN and of info', () => {
  const tally = new Tally();
  for (const ratio of [0, 29.9, 30, Number.NaN]) tally.ratio('kind', 'here', ratio);
  tally.info('routine', 'here', 1, 0);
  tally.info('routine', 'here', 2, 2);
  expect(tally.counts).toEqual({ kind: 4 });
  expect(tally.complaints).toHaveLength(3);
});

it('a routine that reads beside its operands spoils its result', async () => {
  const desk = new Desk(cpu, 'd');
  const a = general(3, 3, 4, 'd', random());
  const [A, B] = [desk.matrix('A', 3, 3, valuesOf(a)), desk.matrix('B', 3, 3, valuesOf(a))];
  const [right, wrong] = [desk.matrix('C', 3, 3), desk.matrix('C', 3, 3)];
  const call = { m: 3, n: 3, k: 3, A, lda: 3, ldb: 3, ldc: 3 } as const;
  await desk.perform([
    {
      async run() {
        await gemm(cpu.queue, { ...call, B, C: right });
        await gemm(cpu.queue, { ...call, B: { buffer: B.buffer, offset: B.offset + 1 }, C: wrong });
      },
      judge() {
        expect(Number.isNaN(normOne(right.view))).toBe(false);
        expect(normOne(wrong.view)).toBeNaN();
      },
    },
  ]);
});
