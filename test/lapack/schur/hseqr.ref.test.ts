// The QR algorithms on Hessenberg matrices: the multishift one against the double-shift one, parts of a matrix, the Schur form, deflation
// windows, and blocks in their standard form.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lartgComplexRef, newPlane } from '../../../src/lapack/schur/complexPlane.ref.ts';
import { clearBelow, type Doubles, newDoubles, unitRef } from '../../../src/lapack/schur/doubles.ref.ts';
import { gehrdRef } from '../../../src/lapack/schur/gehrd.ref.ts';
import { hseqrRef } from '../../../src/lapack/schur/hseqr.ref.ts';
import { lahqrRef } from '../../../src/lapack/schur/lahqr.ref.ts';
import { lahqrComplexRef } from '../../../src/lapack/schur/lahqrComplex.ref.ts';
import { lanv2Ref, standard } from '../../../src/lapack/schur/lanv2.ref.ts';
import { trexcRef } from '../../../src/lapack/schur/trexc.ref.ts';
import { makeSmallReflector, smallReflector } from '../../../src/lapack/schur/turns.ref.ts';
import { matrixView } from '../../../testing/lib/norms.ts';
import { Random } from '../../../testing/lib/random.ts';
import { type Eigenvalues, eigenvaluesError, isSchurForm, schurError } from '../../../testing/lib/residualsNep.ts';
import { orthogonality } from '../../../testing/lib/residualsSvd.ts';
import { full, some, wide } from '../../lib/sampled.ts';
import { kinds } from './matrices.ts';

const ULP = 2 ** -52;
const THRESHOLD = 20;
const view = (A: Doubles, n: number) => matrixView(A.data, n, n);

/** A Hessenberg matrix of a kind. */
function hessenberg(n: number, kind: string): Doubles {
  const H = newDoubles(n, n);
  kinds(n)[kind]!(view(H, n), 'd', new Random());
  gehrdRef(n, 0, n, H, new Float64Array(n));
  clearBelow(n, n, 1, H);
  return H;
}

const copy = (A: Doubles): Doubles => ({ ...A, data: A.data.slice() });

/** The Schur form of H, its vectors and eigenvalues. */
function schur(n: number, H: Doubles, by = hseqrRef): { T: Doubles; Z: Doubles; w: Eigenvalues; info: number } {
  const [T, Z] = [copy(H), newDoubles(n, n)];
  unitRef(n, Z);
  const w = { re: new Float64Array(n), im: new Float64Array(n) };
  const info = by({ schur: true, n, lo: 0, hi: n, H: T, ...w, Z, zlo: 0, zhi: n, eps: ULP / 2 });
  return { T, Z, w, info };
}

const KINDS = ['signed', 'companion', 'Grcar', 'cyclic shift', 'graded', 'skew', 'Clement', 'Jordan blocks', 'ones'];

describe('the Schur form', () => {
  it.each(KINDS)('of a matrix of the kind %s', (kind) => {
    for (const n of wide ? some([1, 2, 3, 5, 10, 40, 74, 75, 76, 90, 130, 180], 3) : [10, 90]) {
      const H = hessenberg(n, kind);
      const { T, Z, w, info } = schur(n, H);
      expect(info).toBe(0);
      expect(isSchurForm(view(T, n), w, ULP)).toBe(true);
      expect(schurError(view(H, n), view(T, n), view(Z, n)) < THRESHOLD * ULP).toBe(true);
      expect(orthogonality(view(Z, n)) < THRESHOLD * ULP).toBe(true);
    }
  });

  it('by many shifts has the eigenvalues that two shifts find, and so have they alone', () => {
    for (const n of full ? [76, 100, 150, 260] : [76, 130]) {
      const H = hessenberg(n, 'signed');
      const many = schur(n, H);
      const two = schur(n, H, (iteration) => lahqrRef(iteration));
      expect(eigenvaluesError(view(H, n), many.w, two.w) < THRESHOLD * ULP).toBe(true);
      const w = { re: new Float64Array(n), im: new Float64Array(n) };
      expect(hseqrRef({ schur: false, n, lo: 0, hi: n, H: copy(H), ...w, zlo: 0, zhi: 0, eps: ULP / 2 })).toBe(0);
      expect(eigenvaluesError(view(H, n), w, two.w) < THRESHOLD * ULP).toBe(true);
    }
  });

  it('of the middle of a matrix whose corners are triangular', () => {
    for (const [n, lo, hi] of [
      [9, 2, 7],
      [120, 11, 100],
    ] as const) {
      const H = hessenberg(n, 'signed');
      for (let j = 0; j < n - 1; j++) if (j < lo || j >= hi - 1) H.data[j + 1 + j * n] = 0;
      const [T, Z] = [copy(H), newDoubles(n, n)];
      unitRef(n, Z);
      const w = { re: new Float64Array(n), im: new Float64Array(n) };
      expect(hseqrRef({ schur: true, n, lo, hi, H: T, ...w, Z, zlo: 0, zhi: n, eps: ULP / 2 })).toBe(0);
      expect(isSchurForm(view(T, n), w, ULP)).toBe(true);
      expect(schurError(view(H, n), view(T, n), view(Z, n)) < THRESHOLD * ULP).toBe(true);
      expect(w.re[0]).toBe(H.data[0]);
    }
  });

  it('comes to an end whatever is in the matrix', () => {
    const n = 80;
    for (const value of [Number.NaN, Infinity]) {
      const H = hessenberg(n, 'signed');
      H.data[40 + 40 * n] = value;
      const w = { re: new Float64Array(n), im: new Float64Array(n) };
      const info = lahqrRef({
        schur: false,
        n: 20,
        lo: 0,
        hi: 20,
        H: { ...H, off: 30 + 30 * n },
        ...w,
        zlo: 0,
        zhi: 0,
        eps: ULP,
      });
      expect(info).toBeGreaterThan(0);
    }
  });
});

describe('blocks of order 2', () => {
  const number = fc.oneof(
    fc.constantFrom(0, 1, -1, 2, 1e-300, -1e-160, 1e150, ULP, 1 + ULP, 2 ** -1074, -(2 ** -1073)),
    fc.double({ min: -10, max: 10, noNaN: true }),
  );

  it('get their standard form by a rotation', () => {
    fc.assert(
      fc.property(number, number, number, number, (a, b, c, d) => {
        const x = { ...standard(), a, b, c, d };
        lanv2Ref(x);
        const { cs, sn } = x;
        expect(Math.abs(cs * cs + sn * sn - 1) < 8 * ULP).toBe(true);
        if (x.c === 0) expect([x.im1, x.im2, x.re1, x.re2]).toEqual([0, 0, x.a, x.d]);
        else {
          expect(x.a === x.d).toBe(true);
          expect(x.b > 0).toBe(x.c < 0);
          expect(x.im1).toBeGreaterThanOrEqual(0);
          expect(x.im2).toBe(-x.im1);
        }
        // [a b; c d] = G^T T G
        const size = Math.max(Math.abs(a), Math.abs(b), Math.abs(c), Math.abs(d));
        const [p, q, r, s] = [x.a * cs - x.b * sn, x.a * sn + x.b * cs, x.c * cs - x.d * sn, x.c * sn + x.d * cs];
        const found = [cs * p - sn * r, cs * q - sn * s, sn * p + cs * r, sn * q + cs * s];
        for (const [i, y] of [a, b, c, d].entries())
          expect(Math.abs(y - found[i]!) <= 20 * ULP * size + 8 * 2 ** -1074).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('and their neighbours change places', () => {
    for (const n of [4, 7, 12]) {
      const H = hessenberg(n, 'signed');
      for (let from = 0; from < n; from++)
        for (let to = 0; to < n; to++) {
          const { T, Z } = schur(n, H);
          const start = from > 0 && T.data[from + (from - 1) * n] !== 0 ? from - 1 : from;
          const before = T.data[start + start * n]!;
          const { at, done } = trexcRef(n, T, n, Z, from, to, ULP / 2);
          expect(done).toBe(true);
          expect(Math.abs(T.data[at + at * n]! - before) < 1e-10).toBe(true);
          expect(schurError(view(H, n), view(T, n), view(Z, n)) < THRESHOLD * ULP).toBe(true);
          expect(orthogonality(view(Z, n)) < THRESHOLD * ULP).toBe(true);
          for (let j = 0; j < n; j++) for (let i = j + 2; i < n; i++) expect(T.data[i + j * n]).toBe(0);
        }
    }
  });
});

describe('subnormal numbers', () => {
  const random = new Random();
  const signed = (): number => 2 * random.rand() - 1;
  const tiny = (): number => signed() * 2 ** -1065;

  it('give rotations that are unitary, and turn what they were made for', () => {
    const plane = newPlane();
    const SUBNORMAL = 2 ** -1065;
    for (const [f, g] of [
      [SUBNORMAL, SUBNORMAL],
      [SUBNORMAL, 1],
      [SUBNORMAL, 2 ** 600],
      [1, SUBNORMAL],
    ] as const) {
      const [fr, fi, gr, gi] = [f * signed(), f * signed(), g * signed(), g * signed()];
      lartgComplexRef(fr, fi, gr, gi, plane);
      const { c, sr, si } = plane;
      expect(Math.abs(c * c + sr * sr + si * si - 1)).toBeLessThan(4 * ULP);
      const size = Math.max(Math.abs(fr), Math.abs(fi), Math.abs(gr), Math.abs(gi));
      // c g - conj(s) f
      const left = [c * gr - (sr * fr + si * fi), c * gi - (sr * fi - si * fr)].map(Math.abs);
      expect(Math.max(...left)).toBeLessThanOrEqual(Math.max(4 * ULP * size, 2 ** -1073));
    }
  });

  it('give reflectors that are orthogonal', () => {
    const h = smallReflector();
    for (const v3 of [tiny(), 0]) {
      makeSmallReflector(h, tiny(), tiny(), v3);
      // (I - t w w^T)^2 = I
      expect(Math.abs(h.t * (1 + h.w2 ** 2 + h.w3 ** 2) - 2)).toBeLessThan(8 * ULP);
    }
  });

  it('arise where a cyclic shift is reduced by single shifts', () => {
    const n = 90;
    const [H, tau] = [newDoubles(n, n, 2), new Float64Array(2 * n)];
    kinds(n)['cyclic shift back']!({ ...matrixView(H.data, n, n), parts: 2 }, 'z', new Random());
    gehrdRef(n, 0, n, H, tau);
    clearBelow(n, n, 1, H);
    const [T, Z] = [copy(H), newDoubles(n, n, 2)];
    unitRef(n, Z);
    const w = { re: new Float64Array(n), im: new Float64Array(n) };
    expect(lahqrComplexRef({ schur: true, n, lo: 0, hi: n, H: T, ...w, Z, zlo: 0, zhi: n, eps: ULP / 2 })).toBe(0);
    // Its elements are 1 + i.
    for (let j = 0; j < n; j++) expect(Math.hypot(w.re[j]!, w.im[j]!)).toBeCloseTo(Math.SQRT2, 12);
    for (let j = 0; j < n; j++) {
      const column = Z.data.subarray(2 * n * j, 2 * n * (j + 1));
      expect(column.reduce((sum, x) => sum + x * x, 0)).toBeCloseTo(1, 12);
    }
  });
});
