// Reflectors of complex numbers, in the references and on the engine: what they make of a column, at any scale; QR and LQ factors, Q
// written out and applied as Q and Q^H; blocks of them.
import { describe, expect, it } from 'vitest';
import { elementAt } from '../../../src/core/complex.ts';
import { at, type FieldMat, type RealArray, type Side } from '../../../src/core/matrix.ts';
import { type Engine, engine } from '../../../src/engine/engine.ts';
import { elements } from '../../../src/engine/ops.ts';
import type { Workspace } from '../../../src/engine/workspace.ts';
import { gelqfEngine } from '../../../src/lapack/qr/gelqf.cpu.ts';
import { gelqfRef } from '../../../src/lapack/qr/gelqf.ref.ts';
import { geqrfEngine } from '../../../src/lapack/qr/geqrf.cpu.ts';
import { geqrfRef } from '../../../src/lapack/qr/geqrf.ref.ts';
import { larfbRef } from '../../../src/lapack/qr/larfb.ref.ts';
import { larfgComplexRef } from '../../../src/lapack/qr/larfg.ref.ts';
import { larftRef } from '../../../src/lapack/qr/larft.ref.ts';
import { orglqRef } from '../../../src/lapack/qr/orglq.ref.ts';
import { orgqrEngine } from '../../../src/lapack/qr/orgqr.cpu.ts';
import { orgqrRef } from '../../../src/lapack/qr/orgqr.ref.ts';
import { ormlqRef } from '../../../src/lapack/qr/ormlq.ref.ts';
import { ormqrEngine } from '../../../src/lapack/qr/ormqr.cpu.ts';
import { ormqrRef } from '../../../src/lapack/qr/ormqr.ref.ts';
import {
  brokenPairGuards,
  complex,
  complexWindow,
  difference,
  type Entry,
  epsilon,
  type Pairs,
  pairCopy,
  pairNorm,
  pairOf,
  pairProduct,
  pairs,
  randomPairs,
} from '../../lib/complexDense.ts';
import { mulberry32 } from '../../lib/rng.ts';

const SHAPES: readonly (readonly [m: number, n: number])[] = [
  [1, 1],
  [1, 5],
  [5, 1],
  [2, 2],
  [7, 4],
  [20, 33],
  [40, 40],
];
/** What the engine does in one panel, and in several. */
const LARGE: readonly (readonly [m: number, n: number])[] = [
  [100, 40],
  [70, 70],
  [40, 100],
];
const unit: Entry = (i, j) => complex(i === j ? 1 : 0);
const adjointOf =
  (a: Entry): Entry =>
  (i, j) => {
    const x = a(j, i);
    return complex(x.re, -x.im);
  };
const arrays = { c: Float32Array, z: Float64Array } as const;

type Factor = (m: number, n: number, A: FieldMat, tau: RealArray) => void;
type WriteOut = (m: number, n: number, k: number, A: FieldMat, tau: RealArray) => void;
type Apply = (
  side: Side,
  trans: 'n' | 'c',
  m: number,
  n: number,
  k: number,
  A: FieldMat,
  tau: RealArray,
  C: FieldMat,
) => void;

interface Way {
  readonly factor: Factor;
  readonly writeOut: WriteOut;
  readonly apply: Apply;
}

const byReference: Way = {
  factor: (m, n, A, tau) => geqrfRef(m, n, A, tau),
  writeOut: (m, n, k, A, tau) => orgqrRef(m, n, k, A, tau),
  apply: (side, trans, m, n, k, A, tau, C) => ormqrRef(side, trans, m, n, k, A, tau, 0, C),
};

/** Computes in the engine's memory. */
function within(compute: (e: Engine, space: Workspace) => void): void {
  const e = engine()!;
  e.within((space) => {
    compute(e, space);
    return true;
  });
}

/** The same in the engine's memory. */
function onEngine(prec: Pairs): Way {
  const r = elements[prec];
  const vector = (data: RealArray): FieldMat => ({ data, off: 0, ld: 1, parts: 2 });
  return {
    factor: (m, n, A, tau) =>
      within((e, space) => {
        const scales = space.vector(vector(tau), Math.min(m, n), 'write').at;
        geqrfEngine(e, r, space, m, n, space.matrix(A, m, n, 'write'), scales);
      }),
    writeOut: (m, n, k, A, tau) =>
      within((e, space) => {
        const scales = space.vector(vector(tau), k, 'read').at;
        orgqrEngine(e, r, space, m, n, k, space.matrix(A, m, n, 'write'), scales);
      }),
    apply: (side, trans, m, n, k, A, tau, C) =>
      within((e, space) => {
        const inA = space.matrix(A, side === 'l' ? m : n, k, 'read');
        const inC = space.matrix(C, m, n, 'write');
        const scales = space.vector(vector(tau), k, 'read').at;
        ormqrEngine(e, r, space, side, trans !== 'n', m, n, k, inA, scales, inC);
      }),
  };
}

describe.each(pairs)('reflectors of complex numbers, precision %s', (prec) => {
  const eps = epsilon[prec];
  const random = (m: number, n: number) => randomPairs(prec, m, n, mulberry32(1000 * m + n));
  const close = (m: number, n: number, a: Entry, b: Entry, of: number): boolean =>
    pairNorm(m, n, difference(a, b)) < 10 * of * eps * (1 + pairNorm(m, n, b));

  /** A = Q R with a real diagonal of R; Q is unitary, and is applied as it is written out. */
  function checkQr(m: number, n: number, { factor, writeOut, apply }: Way): void {
    const A = random(m, n);
    const k = Math.min(m, n);
    const QR = pairCopy(A);
    const tau = new arrays[prec](2 * k);
    factor(m, n, QR, tau);
    expect(brokenPairGuards(QR, m, n)).toBe(0);
    for (let i = 0; i < k; i++) expect(pairOf(QR)(i, i).im).toBe(0);
    const Q = complexWindow(prec, m, m, (i, j) => (j < k ? pairOf(QR)(i, j) : complex(Number.NaN, Number.NaN)));
    writeOut(m, m, k, Q, tau);
    expect(brokenPairGuards(Q, m, m)).toBe(0);
    const q = pairOf(Q);
    expect(close(m, m, pairProduct(m, m, m, adjointOf(q), q), unit, m)).toBe(true);
    const r: Entry = (i, j) => (i <= j ? pairOf(QR)(i, j) : complex(0));
    expect(close(m, n, pairProduct(m, n, k, q, r), pairOf(A), m)).toBe(true);
    for (const side of ['l', 'r'] as const) {
      for (const trans of ['n', 'c'] as const) {
        const [rows, cols] = side === 'l' ? [m, 6] : [6, m];
        const C = random(rows, cols);
        const before = pairOf(pairCopy(C));
        apply(side, trans, rows, cols, k, QR, tau, C);
        expect(brokenPairGuards(C, rows, cols)).toBe(0);
        const op = trans === 'n' ? q : adjointOf(q);
        const expected = side === 'l' ? pairProduct(m, 6, m, op, before) : pairProduct(6, m, m, before, op);
        expect(close(rows, cols, pairOf(C), expected, m), `${side} ${trans}`).toBe(true);
      }
    }
  }

  it.each(SHAPES)('%i x %i: QR by the references', (m, n) => checkQr(m, n, byReference));
  it.each([...SHAPES, ...LARGE])('%i x %i: QR on the engine', (m, n) => checkQr(m, n, onEngine(prec)));

  it.each(SHAPES)('%i x %i: A = L Q, and Q is applied as it is written out', (m, n) => {
    const A = random(m, n);
    const k = Math.min(m, n);
    const LQ = pairCopy(A);
    const tau = new arrays[prec](2 * k);
    gelqfRef(m, n, LQ, tau);
    const Q = complexWindow(prec, n, n, (i, j) => (i < k ? pairOf(LQ)(i, j) : complex(Number.NaN, Number.NaN)));
    orglqRef(n, n, k, Q, tau);
    expect([brokenPairGuards(LQ, m, n), brokenPairGuards(Q, n, n)]).toEqual([0, 0]);
    const q = pairOf(Q);
    expect(close(n, n, pairProduct(n, n, n, q, adjointOf(q)), unit, n)).toBe(true);
    const l: Entry = (i, j) => (i >= j ? pairOf(LQ)(i, j) : complex(0));
    expect(close(m, n, pairProduct(m, n, k, l, q), pairOf(A), n)).toBe(true);
    for (let i = 0; i < k; i++) expect(l(i, i).im === 0).toBe(true);
    for (const side of ['l', 'r'] as const) {
      for (const trans of ['n', 'c'] as const) {
        const [rows, cols] = side === 'l' ? [n, 6] : [6, n];
        const C = random(rows, cols);
        const before = pairOf(pairCopy(C));
        ormlqRef(side, trans, rows, cols, k, LQ, tau, 0, C);
        const op = trans === 'n' ? q : adjointOf(q);
        const expected = side === 'l' ? pairProduct(n, 6, n, op, before) : pairProduct(6, n, n, before, op);
        expect(close(rows, cols, pairOf(C), expected, n), `${side} ${trans}`).toBe(true);
      }
    }
    const same = pairCopy(A);
    const scales = new arrays[prec](2 * k);
    within((e, space) => {
      const places = space.vector({ data: scales, off: 0, ld: 1, parts: 2 }, k, 'write').at;
      gelqfEngine(e, elements[prec], space, m, n, space.matrix(same, m, n, 'write'), places);
    });
    expect(close(m, n, pairOf(same), pairOf(LQ), n)).toBe(true);
  });

  it.each(['c', 'r'] as const)('a block of reflectors is their product, stored by %s', (storev) => {
    const [order, k] = [11, 5];
    const V = random(order, k);
    const tau = new arrays[prec](2 * k);
    geqrfRef(order, k, V, tau);
    const columns = pairCopy(V);
    // What is not read
    for (let j = 0; j < k; j++) V.data.fill(Number.NaN, 2 * at(V, 0, j).off, 2 * (at(V, j, j).off + 1));
    const stored = storev === 'c' ? V : complexWindow(prec, k, order, adjointOf(pairOf(V)));
    const T = complexWindow(prec, k, k, () => complex(Number.NaN, Number.NaN));
    larftRef(storev, order, k, stored, tau, 0, T);
    expect(T.data[2 * at(T, 1, 0).off]).toBeNaN();
    for (const side of ['l', 'r'] as const) {
      for (const trans of ['n', 'c'] as const) {
        const [m, n] = side === 'l' ? [order, 4] : [4, order];
        const C = random(m, n);
        const one = pairCopy(C);
        larfbRef({ side, trans, storev, m, n, k, V: stored, T, C });
        ormqrRef(side, trans, m, n, k, columns, tau, 0, one);
        expect(brokenPairGuards(C, m, n)).toBe(0);
        expect(close(m, n, pairOf(C), pairOf(one), order), `${side} ${trans}`).toBe(true);
      }
    }
  });

  it('a number alone is turned to a real one, and a real one left as it is', () => {
    const x = arrays[prec].of(3, 4);
    const tau = larfgComplexRef(1, x, 0);
    expect([...x]).toEqual([-5, 0]);
    // H^H x = (1 - conj(tau)) x
    expect(tau).toEqual({ re: expect.closeTo(1.6, 6), im: expect.closeTo(0.8, 6) });
    const y = arrays[prec].of(-3, 0, 0, 0);
    expect([larfgComplexRef(2, y, 0), larfgComplexRef(0, y, 0)]).toEqual([complex(0), complex(0)]);
    expect([...y]).toEqual([-3, 0, 0, 0]);
  });

  it('a reflector has the sign that does not cancel, at any scale', () => {
    const least = prec === 'c' ? 2 ** -149 : 2 ** -1074;
    const large = prec === 'c' ? 2 ** 100 : 2 ** 1000;
    for (const scale of [1, large, 1 / large, least * 2 ** 5]) {
      for (const first of [2, -2]) {
        const x = arrays[prec].of(first * scale, 4 * scale, 0, 0, 0, 4 * scale);
        const tau = larfgComplexRef(3, x, 0);
        const sign = -Math.sign(first);
        expect([x[0]! / scale, x[1]]).toEqual([expect.closeTo(6 * sign, 1), 0]);
        expect(tau.re).toBeCloseTo((6 + 2) / 6, 5);
        expect(tau.im).toBeCloseTo((-4 * sign) / 6, 5);
        // v = 4i / (first + 4i - beta)
        const [c, d] = [-8 * sign, 4];
        const square = c * c + d * d;
        expect([x[2], x[3]].map(Math.abs)).toEqual([0, 0]);
        expect([x[4], x[5]]).toEqual([expect.closeTo((4 * d) / square, 5), expect.closeTo((4 * c) / square, 5)]);
      }
    }
  });

  it('NaN in one part passes on, without an endless loop', () => {
    for (const place of [0, 1, 4, 5]) {
      const x = arrays[prec].of(1, 2, 3, 4, 5, 6);
      x[place] = Number.NaN;
      expect(larfgComplexRef(3, x, 0).re).toBeNaN();
      expect(x[0]).toBeNaN();
    }
  });

  it('T has the conjugates where V^H V has them', () => {
    const V = complexWindow(prec, 3, 2, (i, j) => complex(j < i ? 1 : 0, j < i ? i + 2 * j : 0));
    const tau = arrays[prec].of(1, 2, 3, 4);
    const T = complexWindow(prec, 2, 2, () => complex(0));
    larftRef('c', 3, 2, V, tau, 0, T);
    // v1^H v2 = conj(1 + i) + conj(1 + 2i) (1 + 4i) = 10 + i; T(0, 1) = -(3 + 4i) (1 + 2i) (10 + i)
    expect(pairOf(T)(0, 1)).toEqual(complex(60, -95));
    expect(elementAt(T.data, at(T, 1, 1).off, 2)).toEqual(complex(3, 4));
  });
});
