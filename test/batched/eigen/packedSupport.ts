// Packed batches of symmetric matrices for tests of the kernels behind eigenvalues: data of many kinds, and what reflectors stand for.
import type { PackedRun } from '../../../src/batched/eigen/packed.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { noise } from '../placed.ts';

export type Kind = 'noise' | 'zero' | 'diagonal' | 'identity' | 'graded' | 'tridiagonal' | 'rankOne' | 'blocks';
export const KINDS: readonly Kind[] = [
  'noise',
  'zero',
  'diagonal',
  'identity',
  'graded',
  'tridiagonal',
  'rankOne',
  'blocks',
];

/** Element (i, j) of a symmetric matrix, the largest near 1. */
export function element(kind: Kind, seed: number, n: number, i: number, j: number): number {
  const [p, q] = [Math.min(i, j), Math.max(i, j)];
  const x = noise(seed, p, q);
  switch (kind) {
    case 'noise':
      return Math.fround(x);
    case 'zero':
      return 0;
    case 'diagonal':
      return p === q ? Math.fround(x) : 0;
    case 'identity':
      return p === q ? 1 : 0;
    case 'graded':
      return Math.fround(x * 2 ** ((-40 * (p + q)) / (2 * n)));
    case 'tridiagonal':
      return q - p <= 1 ? Math.fround(x) : 0;
    case 'rankOne':
      return Math.fround(noise(seed, p, 0) * noise(seed, q, 0));
    case 'blocks':
      return p % 2 === q % 2 ? Math.fround(x) : 0;
  }
}

/** Packed matrices of orders that may differ, NaN where no kernel may look, on the device. */
export function uploadPacked(
  context: Context,
  n: number,
  orders: readonly number[],
  value: (z: number, i: number, j: number) => number,
) {
  const count = orders.length;
  const host = new Float32Array(count * n * n).fill(Number.NaN);
  orders.forEach((own, z) => {
    for (let j = 0; j < own; j++) for (let i = 0; i < own; i++) host[z * n * n + i + j * n] = value(z, i, j);
  });
  const run: PackedRun = { count, n, orders: context.upload('i', new Int32Array(orders)) };
  return { run, A: context.upload('s', host) };
}

/** Where the reflectors of a problem lie. */
export interface Reflectors {
  readonly data: ArrayLike<number>;
  readonly off: number;
  readonly ld: number;
  readonly tau: ArrayLike<number>;
  readonly offTau: number;
}

/** C := H(0) .. H(n-2) C in doubles, with reflectors as sytrd leaves them; C is n x columns, its columns n apart. */
export function applyQ(n: number, { data, off, ld, tau, offTau }: Reflectors, C: Float64Array, columns: number): void {
  for (let k = n - 2; k >= 0; k--) {
    const v = (i: number): number => (i === k + 1 ? 1 : data[off + i + k * ld]!);
    for (let c = 0; c < columns; c++) {
      let sum = 0;
      for (let i = k + 1; i < n; i++) sum += v(i) * C[i + c * n]!;
      sum *= tau[offTau + k]!;
      for (let i = k + 1; i < n; i++) C[i + c * n]! -= v(i) * sum;
    }
  }
}

/** Q itself. */
export function qOf(n: number, H: Reflectors): Float64Array {
  const Q = new Float64Array(n * n);
  for (let i = 0; i < n; i++) Q[i + i * n] = 1;
  applyQ(n, H, Q, n);
  return Q;
}

/** The largest elements of Q^T Q - I. */
export function nonOrthogonality(n: number, Q: Float64Array): number {
  let most = 0;
  for (let a = 0; a < n; a++)
    for (let b = 0; b <= a; b++) {
      let sum = a === b ? -1 : 0;
      for (let i = 0; i < n; i++) sum += Q[i + a * n]! * Q[i + b * n]!;
      most = Math.abs(sum) <= most ? most : Math.abs(sum);
    }
  return most;
}

/** The largest element of A - Q T Q^T. */
export function residual(
  n: number,
  value: (i: number, j: number) => number,
  Q: Float64Array,
  d: ArrayLike<number>,
  e: ArrayLike<number>,
  off: number,
): number {
  // W := Q T
  const W = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++) {
      let sum = Q[i + j * n]! * d[off + j]!;
      if (j > 0) sum += Q[i + (j - 1) * n]! * e[off + j - 1]!;
      if (j + 1 < n) sum += Q[i + (j + 1) * n]! * e[off + j]!;
      W[i + j * n] = sum;
    }
  let most = 0;
  for (let a = 0; a < n; a++)
    for (let b = 0; b <= a; b++) {
      let sum = value(a, b);
      for (let j = 0; j < n; j++) sum -= W[a + j * n]! * Q[b + j * n]!;
      most = Math.abs(sum) <= most ? most : Math.abs(sum);
    }
  return most;
}
