// Products of complex matrices with vectors on the engine against the reference: every shape of up to 17 rows and columns and a few more,
// leading dimensions and offsets that are odd, guards, what is not read, NaN and infinity in one part, the same bits however it is divided.
import { afterAll, describe, expect, it } from 'vitest';
import { gemvEngine } from '../../src/blas2/gemv.cpu.ts';
import { gemvRef } from '../../src/blas2/gemv.ref.ts';
import { THREADED } from '../../src/blas2/level2.cpu.ts';
import type { Complex } from '../../src/core/field.ts';
import type { FieldMat } from '../../src/core/matrix.ts';
import { engine } from '../../src/engine/engine.ts';
import { elements } from '../../src/engine/ops.ts';
import { mulberry32, signed } from '../lib/rng.ts';

const e = engine()!;
const { threads } = e.pool;
afterAll(() => {
  e.pool.threads = threads;
});

const SIZES = [...Array.from({ length: 18 }, (_, i) => i), 31, 64, 70];
const ALPHAS: readonly (number | Complex)[] = [1, -0.5, { re: 0.3, im: -0.7 }, { re: 0, im: 1 }];
const TYPES = [
  ['c', Float32Array, 2 ** -24],
  ['z', Float64Array, 2 ** -53],
] as const;
const GUARD = 5;

describe.each(TYPES)('precision %s', (prec, type, eps) => {
  const r = elements[prec];

  /** Random numbers from the third array element on, which no vector is aligned with; what is beside them is NaN. */
  function matrix(rows: number, cols: number, seed: number, ld: number): FieldMat {
    const random = mulberry32(seed);
    const data = e.heap.array(type as Float64ArrayConstructor, 2 * (GUARD + Math.max(1, cols) * ld + 2))!;
    data.fill(Number.NaN);
    for (let j = 0; j < cols; j++) for (let i = 0; i < 2 * rows; i++) data[2 * (GUARD + j * ld) + i] = signed(random);
    return { data, off: GUARD, ld, parts: 2 };
  }
  /** Such a vector; whole vectors of numbers reach beyond it into NaN. */
  const vector = (n: number, seed: number): FieldMat => ({ ...matrix(n, 1, seed, n), ld: 1 });
  const copyOf = (x: FieldMat): FieldMat => ({ ...x, data: x.data.slice() });
  const at = (x: FieldMat, i = 0, j = 0): number => e.heap.addressOf(x.data)! + (x.off + i + j * x.ld) * r.bytes;
  const multiply = (
    op: 'n' | 't' | 'c',
    m: number,
    n: number,
    alpha: number | Complex,
    A: FieldMat,
    x: number,
    y: number,
  ) => gemvEngine(e, r, { trans: op !== 'n', conjugated: op === 'c', m, n, alpha, A: { at: at(A), ld: A.ld }, x, y });

  function isNear(x: FieldMat, y: FieldMat, bound: number): boolean {
    for (let i = 0; i < x.data.length; i++)
      if (!Object.is(x.data[i], y.data[i]) && !(Math.abs(x.data[i]! - y.data[i]!) <= bound)) return false;
    return true;
  }

  describe.each(['n', 't', 'c'] as const)('op %s', (op) => {
    it('is what the reference computes, of every shape', () => {
      const wrong: string[] = [];
      for (const m of SIZES) {
        for (const n of SIZES) {
          const A = matrix(m, n, m + 100 * n, m + 1 + ((m + n) % 3));
          const [depth, length] = op === 'n' ? [n, m] : [m, n];
          const x = vector(depth, 1);
          for (const [k, alpha] of ALPHAS.entries()) {
            const y = vector(length, 2);
            const wanted = copyOf(y);
            gemvRef(op, m, n, alpha, A, x, 1, wanted);
            multiply(op, m, n, alpha, A, at(x), at(y));
            if (!isNear(y, wanted, 4 * (depth + 4) * eps)) wrong.push(`${m} x ${n}, alpha ${k}`);
          }
        }
      }
      expect(wrong).toEqual([]);
    });

    // The reference multiplies sums with alpha where the engine multiplies x: with a complex one infinities meet elsewhere.
    it.each([
      ['NaN', { re: Number.NaN, im: 0.5 }, [2, { re: 0.3, im: -0.7 }]],
      ['infinity', { re: 0.5, im: Number.POSITIVE_INFINITY }, [2]],
    ] as const)('sends %s in one part where the formula does', (_, odd, alphas) => {
      const [m, n] = [9, 7];
      const kind = (u: number): string => (Number.isFinite(u) ? 'finite' : String(u));
      for (const [i, j] of [
        [0, 0],
        [8, 6],
        [3, 5],
      ] as const) {
        for (const alpha of alphas) {
          for (const where of ['A', 'x'] as const) {
            const A = matrix(m, n, 3, m + 2);
            const x = vector(op === 'n' ? n : m, 4);
            const [to, p] = where === 'A' ? [A, i + j * A.ld] : [x, op === 'n' ? j : i];
            to.data[2 * (to.off + p)] = odd.re;
            to.data[2 * (to.off + p) + 1] = odd.im;
            const y = vector(op === 'n' ? m : n, 5);
            const wanted = copyOf(y);
            gemvRef(op, m, n, alpha, A, x, 1, wanted);
            multiply(op, m, n, alpha, A, at(x), at(y));
            expect(Array.from(y.data, kind)).toEqual(Array.from(wanted.data, kind));
          }
        }
      }
    });

    it('gives the same bits with any number of threads, and one column or row alone', () => {
      const [m, n] = [1031, 517];
      expect(2 * m * n).toBeGreaterThan(THREADED);
      const A = matrix(m, n, 6, m + 2);
      const [depth, length] = op === 'n' ? [n, m] : [m, n];
      const x = vector(depth, 7);
      const results = [1, 2, 3].map((count) => {
        e.pool.threads = count;
        const y = vector(length, 8);
        multiply(op, m, n, { re: 0.3, im: -0.7 }, A, at(x), at(y));
        return y;
      });
      expect(results[1]!.data).toEqual(results[0]!.data);
      expect(results[2]!.data).toEqual(results[0]!.data);
      e.pool.threads = threads;
      for (const k of [0, 6, length - 1]) {
        const y = vector(length, 8);
        const own = op === 'n' ? { at: at(A, k, 0), ld: A.ld } : { at: at(A, 0, k), ld: A.ld };
        const [rows, cols] = op === 'n' ? [1, n] : [m, 1];
        const flags = { trans: op !== 'n', conjugated: op === 'c' };
        gemvEngine(e, r, { ...flags, m: rows, n: cols, alpha: { re: 0.3, im: -0.7 }, A: own, x: at(x), y: at(y, k) });
        const p = 2 * (GUARD + k);
        expect(y.data.slice(p, p + 2)).toEqual(results[0]!.data.slice(p, p + 2));
      }
    });
  });
});
