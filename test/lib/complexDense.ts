// As dense.ts for complex numbers: windows of pairs, and plain complex arithmetic written without any code of the library.
import type { Complex } from '../../src/core/field.ts';
import type { FieldMat, Trans } from '../../src/core/matrix.ts';
import { GUARD } from './dense.ts';
import { type Rng, signed } from './rng.ts';

export type Pairs = 'c' | 'z';
export const pairs: readonly Pairs[] = ['c', 'z'];
export const epsilon = { c: 2 ** -24, z: 2 ** -53 } as const;

/** Element (i, j), 0-based. */
export type Entry = (i: number, j: number) => Complex;

export const complex = (re: number, im = 0): Complex => ({ re, im });
export const add = (x: Complex, y: Complex): Complex => complex(x.re + y.re, x.im + y.im);
export const minus = (x: Complex, y: Complex): Complex => complex(x.re - y.re, x.im - y.im);
export const mul = (x: Complex, y: Complex): Complex => complex(x.re * y.re - x.im * y.im, x.re * y.im + x.im * y.re);
export const conj = (x: Complex): Complex => complex(x.re, -x.im);
export const modulus = (x: Complex): number => Math.hypot(x.re, x.im);
export const anyComplex = (rng: Rng): Complex => complex(signed(rng), signed(rng));

/** A rows x cols window with ld = rows + 3 and offset 5, in elements, in an array of guard cells, two more columns of them behind it. */
export function complexWindow(prec: Pairs, rows: number, cols: number, entry: Entry): FieldMat {
  const ld = rows + 3;
  const length = 2 * (5 + ld * (cols + 2) + 4);
  const data = (prec === 'c' ? new Float32Array(length) : new Float64Array(length)).fill(GUARD);
  const A: FieldMat = { data, off: 5, ld, parts: 2 };
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) put(A, i, j, entry(i, j));
  return A;
}

export const randomPairs = (prec: Pairs, rows: number, cols: number, rng: Rng): FieldMat =>
  complexWindow(prec, rows, cols, () => anyComplex(rng));

export function put({ data, off, ld }: FieldMat, i: number, j: number, x: Complex): void {
  data[2 * (off + i + j * ld)] = x.re;
  data[2 * (off + i + j * ld) + 1] = x.im;
}

export const pairCopy = (A: FieldMat): FieldMat => ({ ...A, data: A.data.slice() });

/** Elements of op(A). */
export const pairOf =
  ({ data, off, ld }: FieldMat, trans: Trans = 'n'): Entry =>
  (i, j) => {
    const p = 2 * (trans === 'n' ? off + i + j * ld : off + j + i * ld);
    return complex(data[p]!, trans === 'c' ? -data[p + 1]! : data[p + 1]!);
  };

/** Number of guard cells of a rows x cols window that were written. */
export function brokenPairGuards({ data, off, ld }: FieldMat, rows: number, cols: number): number {
  let broken = 0;
  for (let p = 0; p < data.length; p++) {
    const q = (p >> 1) - off;
    const inside = q >= 0 && q % ld < rows && Math.floor(q / ld) < cols;
    if (!inside && data[p] !== GUARD) broken++;
  }
  return broken;
}

/** The product of an m x k and a k x n matrix. */
export function pairProduct(m: number, n: number, k: number, a: Entry, b: Entry): Entry {
  const c: Complex[] = [];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      let sum = complex(0);
      for (let l = 0; l < k; l++) sum = add(sum, mul(a(i, l), b(l, j)));
      c.push(sum);
    }
  }
  return (i, j) => c[i + j * m]!;
}

/** Frobenius norm. */
export function pairNorm(rows: number, cols: number, a: Entry): number {
  let sum = 0;
  for (let j = 0; j < cols; j++) for (let i = 0; i < rows; i++) sum += modulus(a(i, j)) ** 2;
  return Math.sqrt(sum);
}

export const difference =
  (a: Entry, b: Entry): Entry =>
  (i, j) =>
    minus(a(i, j), b(i, j));
