// Condensed forms of small matrices on the CPU engine: what a kernel makes of a matrix, put together again, is the matrix; what is not its
// own stays as it was; numbers at the ends of the range, and numbers that are not finite. And reflectors one by one, beside the reference.
import { expect, it } from 'vitest';
import type { RealArray, RealMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { qr } from '../../src/engine/kernels/qr.ts';
import { reductions } from '../../src/engine/kernels/reductions.ts';
import { double, type Real, single } from '../../src/engine/ops.ts';
import { arrayAt } from '../../src/engine/views.ts';
import { ormqrRef } from '../../src/lapack/qr/ormqr.ref.ts';
import { mulberry32 } from '../lib/rng.ts';

const e = engine()!;
const REALS = [
  ['s', single, 2 ** -24],
  ['d', double, 2 ** -53],
] as const;
const ORDERS = [...Array.from({ length: 21 }, (_, n) => n), 33, 70];
/** What must stay as it was. */
const KEPT = 1234.5;

/** Elements and a few more, all KEPT, in the engine's memory. */
type Taken = (length: number) => { at: number; values: RealArray };

function inEngine<R extends object>(r: Real, work: (take: Taken) => R): R {
  return e.within((space) =>
    work((length) => {
      const at = space.take((length + 3) * r.bytes);
      const values = arrayAt(e, r, at, length + 3);
      values.fill(KEPT);
      return { at, values };
    }),
  )!;
}

/** C := H(0) ... H(k-1) C for v's that begin in row `down` + i, of doubles. */
function reflect(
  rows: number,
  cols: number,
  k: number,
  down: number,
  V: RealMat,
  tau: RealArray,
  C: Float64Array,
): void {
  for (let i = k - 1; i >= 0; i--) {
    const v = (l: number): number => (l === i + down ? 1 : V.data[V.off + l + i * V.ld]!);
    for (let j = 0; j < cols; j++) {
      let sum = 0;
      for (let l = i + down; l < rows; l++) sum += v(l) * C[l + j * rows]!;
      for (let l = i + down; l < rows; l++) C[l + j * rows]! -= tau[i]! * sum * v(l);
    }
  }
}

const turned = (rows: number, cols: number, C: Float64Array): Float64Array =>
  Float64Array.from({ length: rows * cols }, (_, p) => C[Math.floor(p / cols) + (p % cols) * rows]!);

/** The largest difference. */
const apart = (x: ArrayLike<number>, y: ArrayLike<number>): number =>
  Array.from(x).reduce((most, value, i) => Math.max(most, Math.abs(value - y[i]!)), 0);

it.each(REALS)('sytd2 (%s)', (prec, r, eps) => {
  const { sytd2 } = e.functionsOf(reductions[prec]);
  for (const far of prec === 'd' ? [1, 1e-300, 1e300] : [1, 1e-30, 1e30]) {
    for (const n of far === 1 ? ORDERS : [1, 2, 7, 19]) {
      const random = mulberry32(n + 1);
      const ld = n + 3;
      inEngine(r, (take) => {
        const [A, tau, w] = [take(ld * n), take(Math.max(0, n - 1)), take(n)];
        const a = A.values;
        const whole = new Float64Array(n * n);
        for (let j = 0; j < n; j++) {
          for (let i = 0; i < n; i++) a[i + j * ld] = Number.NaN;
          for (let i = j; i < n; i++) {
            // A column that is reflected already, once in a while
            a[i + j * ld] = i > j + 1 && random() < 0.2 ? 0 : far * (2 * random() - 1);
            whole[i + j * n] = a[i + j * ld]! / far;
            whole[j + i * n] = whole[i + j * n]!;
          }
        }
        sytd2!(n, A.at, ld * r.bytes, tau.at, w.at);
        const T = new Float64Array(n * n);
        for (let i = 0; i < n; i++) T[i + i * n] = a[i + i * ld]! / far;
        for (let i = 0; i + 1 < n; i++) {
          T[i + 1 + i * n] = a[i + 1 + i * ld]! / far;
          T[i + (i + 1) * n] = T[i + 1 + i * n]!;
        }
        const V = { data: a, off: 0, ld };
        reflect(n, n, n - 1, 1, V, tau.values, T);
        const both = turned(n, n, T);
        reflect(n, n, n - 1, 1, V, tau.values, both);
        expect(apart(both, whole), `${n} ${far}`).toBeLessThanOrEqual(20 * (n + 1) * eps);
        for (let j = 0; j < n; j++) for (let i = n; i < ld; i++) expect(a[i + j * ld]).toBe(KEPT);
        expect([...tau.values.slice(Math.max(0, n - 1)), ...w.values.slice(n)]).toEqual(new Array(6).fill(KEPT));
        return {};
      });
    }
  }
});

it.each(REALS)('gebd2 (%s)', (prec, r, eps) => {
  const { gebd2 } = e.functionsOf(reductions[prec]);
  for (const far of prec === 'd' ? [1, 1e-300, 1e300] : [1, 1e-30, 1e30]) {
    for (const n of far === 1 ? ORDERS : [1, 2, 7, 19]) {
      for (const m of [n, n + 1, n + 10]) {
        const random = mulberry32(n + 1);
        const [ld, ldp] = [m + 3, n + 2];
        inEngine(r, (take) => {
          const [A, P] = [take(ld * n), take(ldp * n)];
          const [tauQ, tauP, x, y] = [take(n), take(Math.max(0, n - 1)), take(m), take(n)];
          const a = A.values;
          const whole = new Float64Array(m * n);
          for (let j = 0; j < n; j++) {
            for (let i = 0; i < m; i++) {
              a[i + j * ld] = random() < 0.2 ? 0 : far * (2 * random() - 1);
              whole[i + j * m] = a[i + j * ld]! / far;
            }
          }
          gebd2!(m, n, A.at, ld * r.bytes, tauQ.at, P.at, ldp * r.bytes, tauP.at, x.at, y.at);
          // B^T, whose columns P goes over, then Q over those of B P^T
          const B = new Float64Array(n * m);
          for (let i = 0; i < n; i++) B[i + i * n] = a[i + i * ld]! / far;
          for (let i = 0; i + 1 < n; i++) B[i + 1 + i * n] = P.values[(i + 1) * (ldp + 1)]! / far;
          reflect(n, m, Math.max(0, n - 1), 1, { data: P.values, off: ldp, ld: ldp }, tauP.values, B);
          const both = turned(n, m, B);
          reflect(m, n, n, 0, { data: a, off: 0, ld }, tauQ.values, both);
          expect(apart(both, whole), `${m} x ${n} ${far}`).toBeLessThanOrEqual(20 * (m + 1) * eps);
          for (let j = 0; j < n; j++) for (let i = m; i < ld; i++) expect(a[i + j * ld]).toBe(KEPT);
          for (let j = 0; j < n; j++)
            for (let i = 0; i < ldp; i++) if (i < j || j === 0 || i >= n) expect(P.values[i + j * ldp]).toBe(KEPT);
          const behind = [tauQ, y].map(({ values }) => [...values.slice(n)]);
          behind.push([...tauP.values.slice(Math.max(0, n - 1))], [...x.values.slice(m)]);
          expect(behind.flat()).toEqual(new Array(12).fill(KEPT));
          return {};
        });
      }
    }
  }
});

it.each(REALS)('what is not finite spoils what it is reflected with (%s)', (prec, r) => {
  const { sytd2, gebd2 } = e.functionsOf(reductions[prec]);
  for (const bad of [Number.NaN, Infinity]) {
    const n = 9;
    inEngine(r, (take) => {
      const [A, P] = [take(n * n), take(n * n)];
      const [t, u, x, y] = [take(n), take(n), take(n), take(n)];
      const fill = (): void => {
        for (let i = 0; i < n * n; i++) A.values[i] = 1 / (1 + i);
        A.values[5 + 2 * n] = bad;
      };
      fill();
      sytd2!(n, A.at, n * r.bytes, t.at, x.at);
      expect(Number.isNaN(A.values[n * n - 1])).toBe(true);
      fill();
      gebd2!(n, n, A.at, n * r.bytes, t.at, P.at, n * r.bytes, u.at, x.at, y.at);
      expect(Number.isNaN(A.values[n * n - 1])).toBe(true);
      return {};
    });
  }
});

it.each(REALS)('orm2r (%s)', (prec, r, eps) => {
  const { geqr2, orm2r } = e.functionsOf(qr[prec]);
  for (const m of ORDERS) {
    for (const [n, k] of [
      [m, m],
      [5, Math.min(m, 3)],
      [1, Math.max(0, m - 1)],
      [0, m],
    ] as const) {
      for (const trans of ['n', 't'] as const) {
        const random = mulberry32(m + 7 * n);
        const ld = m + 2;
        inEngine(r, (take) => {
          const [A, tau, C] = [take(ld * k), take(k), take(ld * n)];
          for (const X of [A, C]) for (let i = 0; i < X.values.length; i++) X.values[i] = 2 * random() - 1;
          geqr2!(m, k, A.at, ld * r.bytes, tau.at);
          // A reflector that is the unit matrix, too
          if (k > 2) tau.values[1] = 0;
          const expected = { data: C.values.slice(), off: 0, ld };
          ormqrRef('l', trans, m, n, k, { data: A.values, off: 0, ld }, tau.values, 0, expected);
          orm2r!(m, n, k, trans === 't' ? 1 : 0, A.at, ld * r.bytes, tau.at, C.at, ld * r.bytes);
          expect(apart(C.values, expected.data), `${m} ${n} ${k} ${trans}`).toBeLessThanOrEqual(20 * (m + 1) * eps);
          return {};
        });
      }
    }
  }
});
