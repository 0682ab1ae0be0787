// The QR references: factors, Q written out and applied from both sides, reflectors of special columns.
import { describe, expect, it } from 'vitest';
import type { RealMat, Side, Trans } from '../../../src/core/matrix.ts';
import { geqrfRef } from '../../../src/lapack/qr/geqrf.ref.ts';
import { larfgRef } from '../../../src/lapack/qr/larfg.ref.ts';
import { orgqrRef } from '../../../src/lapack/qr/orgqr.ref.ts';
import { ormqrRef } from '../../../src/lapack/qr/ormqr.ref.ts';
import {
  brokenGuards,
  copyOf,
  type Entry,
  entryOf,
  epsilon,
  normF,
  product,
  randomWindow,
  ratio,
  reals,
  window,
} from '../../lib/dense.ts';
import { mulberry32 } from '../../lib/rng.ts';

const SHAPES: readonly (readonly [m: number, n: number])[] = [
  [1, 1],
  [1, 5],
  [5, 1],
  [2, 2],
  [3, 4],
  [7, 4],
  [20, 33],
  [40, 40],
];
const arrayOf = { s: Float32Array, d: Float64Array } as const;
const unit: Entry = (i, j) => (i === j ? 1 : 0);

describe.each(reals)('QR references, precision %s', (prec) => {
  const eps = epsilon[prec];
  const random = (m: number, n: number) => randomWindow(prec, m, n, mulberry32(1000 * m + n));

  function factor(m: number, n: number) {
    const A = random(m, n);
    const k = Math.min(m, n);
    const QR = copyOf(A);
    const tau = new arrayOf[prec](k + 3).fill(-7);
    geqrfRef(m, n, QR, tau, 2);
    expect([tau[0], tau[1], tau[k + 2]]).toEqual([-7, -7, -7]);
    expect(brokenGuards(QR, m, n)).toBe(0);
    return { A, QR, tau, k };
  }

  /** The whole Q, m x m. */
  function whole(m: number, QR: RealMat, tau: Float32Array | Float64Array, k: number): RealMat {
    const Q = window(prec, m, m, (i, j) => (j < k ? entryOf(QR)(i, j) : Number.NaN));
    orgqrRef(m, m, k, Q, tau, 2);
    expect(brokenGuards(Q, m, m)).toBe(0);
    return Q;
  }

  it.each(SHAPES)('%i x %i: A = Q R, Q is orthogonal', (m, n) => {
    const { A, QR, tau, k } = factor(m, n);
    const q = entryOf(whole(m, QR, tau, k));
    const r: Entry = (i, j) => (i <= j ? entryOf(QR)(i, j) : 0);
    const made = product(m, n, k, q, r);
    const residual = normF(m, n, (i, j) => entryOf(A)(i, j) - made(i, j));
    expect(ratio(residual, m * normF(m, n, entryOf(A)) * eps) < 10).toBe(true);
    const square = product(m, m, m, (i, l) => q(l, i), q);
    expect(
      ratio(
        normF(m, m, (i, j) => square(i, j) - unit(i, j)),
        m * eps,
      ) < 10,
    ).toBe(true);
  });

  it.each(SHAPES)('%i x %i: Q is applied as it is written out', (m, n) => {
    const { QR, tau, k } = factor(m, n);
    const q = entryOf(whole(m, QR, tau, k));
    for (const side of ['l', 'r'] as Side[]) {
      for (const trans of ['n', 't'] as Trans[]) {
        const [rows, cols] = side === 'l' ? [m, 6] : [6, m];
        const C = random(rows, cols);
        const before = entryOf(copyOf(C));
        ormqrRef(side, trans, rows, cols, k, QR, tau, 2, C);
        expect(brokenGuards(C, rows, cols)).toBe(0);
        const op: Entry = trans === 'n' ? q : (i, j) => q(j, i);
        const expected = side === 'l' ? product(m, 6, m, op, before) : product(6, m, m, before, op);
        const error = normF(rows, cols, (i, j) => entryOf(C)(i, j) - expected(i, j));
        expect(ratio(error, m * normF(rows, cols, before) * eps) < 10, `${side} ${trans}`).toBe(true);
      }
    }
  });

  it('nothing is reflected where nothing has to be', () => {
    const x = arrayOf[prec].of(-3, 0, 0, 0);
    expect([larfgRef(4, x, 0), larfgRef(1, x, 0), larfgRef(0, x, 0)]).toEqual([0, 0, 0]);
    expect([...x]).toEqual([-3, 0, 0, 0]);
  });

  it('a reflector has the sign that does not cancel, at any scale', () => {
    const least = prec === 's' ? 2 ** -149 : 2 ** -1074;
    for (const scale of [1, 2 ** 100, 2 ** -100, least * 2 ** 5]) {
      for (const first of [3, -3]) {
        const x = arrayOf[prec].of(first * scale, 0, 4 * scale);
        const tau = larfgRef(3, x, 0);
        expect(x[0]! / scale).toBeCloseTo(-Math.sign(first) * 5, 1);
        expect(tau).toBeCloseTo(1.6, 5);
        expect([Math.abs(x[1]!), x[2]! * Math.sign(first)]).toEqual([0, expect.closeTo(0.5, 5)]);
      }
    }
  });

  it('NaN passes on, without an endless loop', () => {
    const x = arrayOf[prec].of(1, Number.NaN, 2);
    expect(larfgRef(3, x, 0)).toBeNaN();
    expect([...x]).toEqual([Number.NaN, Number.NaN, Number.NaN]);
  });
});
