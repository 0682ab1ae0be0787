// The programs of orthogonal factorizations and least squares would find what is wrong: every ratio rejects a spoilt result and NaN.
import { describe, expect, it } from 'vitest';
import { geqrfRef } from '../../../src/lapack/qr/geqrf.ref.ts';
import { orgqrRef } from '../../../src/lapack/qr/orgqr.ref.ts';
import { fillSvd } from '../../../src/linalg/create/spectra.ts';
import { type MatrixView, matrixView, normMax } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { EPS } from '../../../testing/lib/residuals.ts';
import { hostMat } from '../../../testing/lib/views.ts';
import { Desk } from './desk.ts';
import { benign, type LsTest, ranked } from './ls.ts';
import { consistentRatio, rangeRatio, rowSpaceRatio } from './lsRatios.ts';
import {
  COLUMNS,
  factorsRatio,
  orthogonalityRatio,
  pivotedRatio,
  productRatio,
  ROWS,
  reflectorsRatio,
  singularValues,
  singularValuesRatio,
  timesQ,
  upperOf,
} from './qrRatios.ts';
import { entryOf, made, product, transposedOf } from './ratios.ts';
import { SEED, THRESHOLD } from './setting.ts';
import { Tally } from './tally.ts';

const [M, N] = [7, 4];
const fails = (ratio: number): boolean => !(ratio < THRESHOLD);
const FAULTS = [1e5 * EPS.d, Number.NaN] as const;

const spoilt = (a: MatrixView, i: number, j: number, by: number): MatrixView =>
  made(a.rows, a.cols, (r, c) => (r === i && c === j ? entryOf(a, r, c) + by : entryOf(a, r, c)));

function factored(a: MatrixView) {
  const factors = made(a.rows, a.cols, (i, j) => entryOf(a, i, j));
  const tau = new Float64Array(Math.min(a.rows, a.cols));
  geqrfRef(a.rows, a.cols, hostMat(factors), tau);
  const q = made(a.rows, a.rows, (i, j) => (j < tau.length ? entryOf(factors, i, j) : 0));
  orgqrRef(a.rows, a.rows, tau.length, hostMat(q), tau);
  return { factors, tau: matrixView(tau, tau.length, 1), q };
}

const uniform = (rows: number, cols: number, seed = 1): MatrixView =>
  matrixView(new Random([0, 0, 0, 2 * seed + 1]).fill(new Float64Array(rows * cols), 'rands'), rows, cols);

describe('orthogonal factorizations', () => {
  const a = uniform(M, N);
  const { factors, tau, q } = factored(a);
  const r = upperOf(factors, M);

  it('factors and Q, by columns and by rows', () => {
    expect(factorsRatio(a, q, r, 'd') < 3).toBe(true);
    expect(orthogonalityRatio(q, 'd') < 3).toBe(true);
    for (const fault of FAULTS) {
      expect(fails(factorsRatio(a, q, spoilt(r, 1, 2, fault), 'd'))).toBe(true);
      expect(fails(factorsRatio(a, spoilt(q, 1, 2, fault), r, 'd'))).toBe(true);
      expect(fails(orthogonalityRatio(spoilt(q, 1, 2, fault), 'd'))).toBe(true);
    }
    // The lines of A^T are its rows, and their sums are what ROWS measures.
    const turned = transposedOf(a);
    const { view, norm } = ROWS;
    expect(factorsRatio(view(turned), q, r, 'd', norm) < 3).toBe(true);
    expect(norm(view(turned))).toBe(COLUMNS.norm(turned));
  });

  it('products with Q from either side', () => {
    for (const transposed of [false, true]) {
      const [left, right] = [uniform(M, N, 2), uniform(N, M, 3)];
      const turned = transposed ? transposedOf(q) : q;
      const given = { l: [left, product(turned, left)], r: [right, product(right, turned)] } as const;
      for (const side of ['l', 'r'] as const) {
        const [c, exact] = given[side];
        const found = timesQ(side, transposed, q, c);
        expect(productRatio(found, exact, c, M, 'd')).toBe(0);
        for (const fault of FAULTS)
          expect(fails(productRatio(spoilt(found, 2, 1, fault), exact, c, M, 'd'))).toBe(true);
        expect(fails(productRatio(timesQ(side, !transposed, q, c), exact, c, M, 'd'))).toBe(true);
      }
    }
  });

  it('pivoted factors and reflectors', () => {
    const order = [2, 0, 3, 1];
    const before = made(M, N, (i, j) => entryOf(a, i, order.indexOf(j)));
    expect(pivotedRatio(before, factors, tau, order, 'd') < 3).toBe(true);
    expect(fails(pivotedRatio(before, factors, tau, [0, 2, 3, 1], 'd'))).toBe(true);
    expect(reflectorsRatio(factors, tau, 'd') < 3).toBe(true);
    for (const fault of FAULTS) {
      expect(fails(pivotedRatio(before, spoilt(factors, 0, 1, fault), tau, order, 'd'))).toBe(true);
      expect(fails(reflectorsRatio(factors, spoilt(tau, 1, 0, fault), 'd'))).toBe(true);
    }
  });

  it('singular values, also small ones, and of wide and scaled matrices', () => {
    const sigma = [4, 1, 1, 2 ** -40];
    for (const [rows, cols, scale] of [
      [M, N, 1],
      [N, M, 2 ** 900],
      [N, N, 2 ** -900],
    ] as const) {
      const values = new Float64Array(rows * cols);
      fillSvd(values, rows, cols, rows, Float64Array.from(sigma), new Random(SEED));
      const matrix = made(rows, cols, (i, j) => values[i + j * rows]! * scale);
      const scaled = sigma.map((x) => x * scale);
      expect(singularValuesRatio(matrix, scaled, 'd') < 5).toBe(true);
      for (const fault of FAULTS) {
        expect(fails(singularValuesRatio(matrix, scaled.with(1, scale * (1 + fault)), 'd'))).toBe(true);
        expect(fails(singularValuesRatio(spoilt(matrix, 0, 0, scale * fault), scaled, 'd'))).toBe(true);
      }
    }
    expect(Array.from(singularValues(made(2, 3, (i, j) => (i === j ? i + 1 : 0))))).toEqual([2, 1]);
    expect(
      singularValuesRatio(
        made(3, 2, () => 0),
        [0, 0],
        'd',
      ),
    ).toBe(0);
  });
});

describe('least squares', () => {
  const tall = uniform(M, N);

  it('consistent systems, and what is left in the range of A', () => {
    for (const [a, transposed] of [
      [tall, false],
      [transposedOf(tall), true],
    ] as const) {
      const x = uniform(N, 2, 4);
      const b = product(tall, x);
      const problem = { a, op: transposed ? ('t' as const) : ('n' as const), x, b };
      expect(consistentRatio(problem, 'd') < 3).toBe(true);
      expect(rangeRatio(problem, 'd') < 3).toBe(true);
      // What no X reaches is no fault of X.
      const { q } = factored(tall);
      const apart = made(M, 2, (i, j) => entryOf(b, i, j) + entryOf(q, i, N));
      expect(rangeRatio({ ...problem, b: apart }, 'd') < 3).toBe(true);
      expect(fails(consistentRatio({ ...problem, b: apart }, 'd'))).toBe(true);
      for (const fault of FAULTS) {
        const wrong = { ...problem, x: spoilt(x, 1, 1, fault) };
        expect(fails(consistentRatio(wrong, 'd'))).toBe(true);
        expect(fails(rangeRatio(wrong, 'd'))).toBe(true);
        expect(fails(rangeRatio({ ...wrong, b: apart }, 'd'))).toBe(true);
      }
    }
  });

  it('solutions in the row space', () => {
    for (const [a, transposed] of [
      [transposedOf(tall), false],
      [tall, true],
    ] as const) {
      const x = product(tall, uniform(N, 2, 4));
      const b = made(N, 2, () => 0);
      const op = transposed ? 't' : 'n';
      expect(rowSpaceRatio({ a, op, x, b }, 'd') < 3).toBe(true);
      for (const fault of FAULTS) {
        expect(fails(rowSpaceRatio({ a, op, x: spoilt(x, 1, 1, fault), b }, 'd'))).toBe(true);
      }
    }
  });

  it('matrices have the rank, the scale and the singular values', () => {
    for (const scale of ['normal', 'large', 'small'] as const) {
      const test = {
        ...{ desk: new Desk({} as never, 'd'), tally: new Tally(), random: new Random(SEED), where: '' },
        ...{ m: M, n: N, nrhs: 2, nb: 1, scale, ranks: 'deficient' },
      } satisfies LsTest;
      const { a, b, sigma, rank } = ranked(test);
      expect(rank).toBe(3);
      expect([sigma[3], sigma[0]! > sigma[1]!, sigma[2]! >= 0.1 * sigma[0]!]).toEqual([0, true, true]);
      expect(singularValuesRatio(a, sigma, 'd') < 5).toBe(true);
      const bounds = { normal: [0.01, 10], large: [2 ** 900, 2 ** 980], small: [2 ** -980, 2 ** -900] }[scale];
      for (const size of [normMax(a), normMax(b), normMax(benign(test))]) {
        expect(size > bounds[0]! && size < bounds[1]!, `${scale}: ${size}`).toBe(true);
      }
    }
  });
});
