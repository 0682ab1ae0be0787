// Tridiagonal reductions made on a GPU, and how good they are, in doubles.
import { expect } from 'vitest';
import { enqueueSytrd } from '../../../src/lapack/eigen/sytrd.gpu.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { mulberry32 } from '../../lib/rng.ts';

export const ULP = 2 ** -23;
export type Uplo = 'l' | 'u';
export interface Reduced {
  readonly d: Float64Array;
  readonly e: Float64Array;
  readonly tau: Float64Array;
  readonly A: Float64Array;
}

/** A symmetric matrix of order n with NaN in the other triangle. */
export function symmetric(n: number, element: (i: number, j: number) => number): Float64Array {
  const a = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let i = j; i < n; i++) {
      a[i + j * n] = Math.fround(element(i, j));
      a[j + i * n] = a[i + j * n]!;
    }
  return a;
}

const OFFSET = 5;

export async function reduce(
  context: Context,
  uplo: Uplo,
  n: number,
  a: Float64Array,
  nb = 0,
  force?: string,
): Promise<Reduced> {
  const ld = n + 3;
  const host = new Float32Array(OFFSET + ld * n).fill(7);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++)
      host[OFFSET + i + j * ld] = (uplo === 'l' ? i >= j : i <= j) ? a[i + j * n]! : Number.NaN;
  const buffers = { A: context.upload('s', host), T: context.alloc('s', 3 * n + 2) };
  const [D, E, tau] = [1, 1 + n, 1 + 2 * n].map((off) => ({ data: buffers.T, off, ld: 1 }));
  const A = { data: buffers.A, off: OFFSET, ld };
  enqueueSytrd(context.queue, { uplo, n, A, D: D!, E: E!, tau: tau!, nb, force });
  const [after, T] = [await context.download(buffers.A), await context.download(buffers.T)];
  for (const buffer of Object.values(buffers)) buffer.dispose();
  const found = new Float64Array(n * n);
  /** Elements outside the triangle that have changed. */
  let written = 0;
  for (let j = 0; j < n; j++)
    for (let i = 0; i < ld; i++) {
      const at = OFFSET + i + j * ld;
      if (i < n) found[i + j * n] = after[at]!;
      const stored = i < n && (uplo === 'l' ? i >= j : i <= j);
      if (!stored && at < host.length && !Object.is(after[at], host[at])) written++;
    }
  const part = (k: number): Float64Array => Float64Array.from(T.subarray(1 + k * n, 1 + (k + 1) * n));
  expect([T[0], written]).toEqual([0, 0]);
  return { d: part(0), e: part(1), tau: part(2), A: found };
}

/** Q, from its reflectors, in doubles. */
export function factorOf(uplo: Uplo, n: number, r: Reduced): Float64Array {
  const Q = new Float64Array(n * n);
  for (let i = 0; i < n; i++) Q[i + i * n] = 1;
  // Q := H(0) ... H(n-2) of 'l', H(n-2) ... H(0) of 'u': the factor that comes last goes first.
  const order = Array.from({ length: Math.max(0, n - 1) }, (_, k) => (uplo === 'l' ? n - 2 - k : k));
  for (const k of order) {
    const v = new Float64Array(n);
    if (uplo === 'l') {
      v[k + 1] = 1;
      for (let i = k + 2; i < n; i++) v[i] = r.A[i + k * n]!;
    } else {
      v[k] = 1;
      for (let i = 0; i < k; i++) v[i] = r.A[i + (k + 1) * n]!;
    }
    for (let j = 0; j < n; j++) {
      let dot = 0;
      for (let i = 0; i < n; i++) dot += v[i]! * Q[i + j * n]!;
      for (let i = 0; i < n; i++) Q[i + j * n]! -= r.tau[k]! * dot * v[i]!;
    }
  }
  return Q;
}

/** |A - Q T Q^T| / (|A| n ulp) and |I - Q Q^T| / (n ulp), 1-norms. */
export function errors(uplo: Uplo, n: number, a: Float64Array, r: Reduced): [number, number] {
  const Q = factorOf(uplo, n, r);
  const QT = new Float64Array(n * n);
  for (let j = 0; j < n; j++)
    for (let i = 0; i < n; i++)
      QT[i + j * n] =
        Q[i + j * n]! * r.d[j]! +
        (j > 0 ? Q[i + (j - 1) * n]! * r.e[j - 1]! : 0) +
        (j < n - 1 ? Q[i + (j + 1) * n]! * r.e[j]! : 0);
  let [norm, residual, orthogonality] = [0, 0, 0];
  for (let j = 0; j < n; j++) {
    let [own, column, unit] = [0, 0, 0];
    for (let i = 0; i < n; i++) {
      let [sum, dot] = [0, 0];
      for (let k = 0; k < n; k++) {
        sum += QT[i + k * n]! * Q[j + k * n]!;
        dot += Q[i + k * n]! * Q[j + k * n]!;
      }
      own += Math.abs(a[i + j * n]!);
      column += Math.abs(a[i + j * n]! - sum);
      unit += Math.abs(dot - (i === j ? 1 : 0));
    }
    norm = Math.max(norm, own);
    residual = column <= residual ? residual : column;
    orthogonality = unit <= orthogonality ? orthogonality : unit;
  }
  // T stands in A too.
  for (let j = 0; j < n; j++) {
    expect(r.A[j + j * n]).toBe(r.d[j]);
    if (j < n - 1) expect(r.A[uplo === 'l' ? j + 1 + j * n : j + (j + 1) * n]).toBe(r.e[j]);
  }
  const one = norm === 0 ? 1 : norm;
  return [residual / (one * Math.max(1, n) * ULP), orthogonality / (Math.max(1, n) * ULP)];
}

export const random = (seed: number, factor = 1) => {
  const next = mulberry32(seed);
  return () => factor * (2 * next() - 1);
};
