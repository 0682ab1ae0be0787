// pinv(A) on ndarrays: the pseudoinverse from gesdd and a product. No algorithm of its own.

import { fields } from '../core/field.ts';
import { contract, type How } from './contract.ts';
import type { NdArray } from './ndarray.ts';
import { type ArrayInput, isSingle, type Real, type Solved, type VerbOptions } from './operands.ts';
import { contextAmong, numberAmong } from './options.ts';
import { deliverTo, type OutOption } from './out.ts';
import { decomposeStack } from './singularValues.ts';
import { matricesOf } from './stacks.ts';

/** Options of `pinv`. */
export interface PinvOptions extends VerbOptions, OutOption {
  /** Singular values up to rcond times the largest count as zero; default eps max(m, n), eps = 2^-52 (2^-23). */
  readonly rcond?: number;
}

/** The option, checked. */
export const rcondAmong = ({ rcond }: PinvOptions, prec: Real, longest: number): number =>
  numberAmong(
    'pinv',
    2,
    'rcond',
    rcond,
    2 * fields[prec].eps * longest,
    (x) => !Number.isNaN(x),
    'must be a number that is not NaN',
  );

/**
 * The pseudoinverse of Moore and Penrose, V S^+ U^T from A = U S V^T: of all X for which ||A X - I||_F is least the one with the least
 * norm.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n. It is not changed, and copied before the call returns its
 * promise. The result is n x m, a new ndarray, rows first. Where NumPy takes 1e-15 for rcond whatever the size, this is what it takes for
 * `rtol: None`, and SciPy always.
 *
 * Precision: single for singles, else double. A matrix is decomposed as gesdd does it, a stack as gesvdStridedBatched; the product runs on
 * the context's backend in single. Flops for m = n: about 11n^3. Source: G. Golub, C. Van Loan, Matrix Computations, 5.5.2.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix. Never for a matrix of deficient rank.
 * @example
 * const A = ndarray(new Float64Array([1, 1, 1, 1]), [2, 2]); // singular
 * const X = await pinv(A);
 * console.log(X.get(0, 0).toFixed(4), X.get(1, 0).toFixed(4)); // 0.2500 0.2500
 */
export async function pinv<A extends ArrayInput>(A: A, options: PinvOptions = {}): Promise<NdArray<Solved<A>>> {
  const stack = matricesOf('pinv', A);
  const named = contextAmong('pinv', 2, options, ['rcond', 'out']);
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  const { lead, one } = stack;
  const rcond = rcondAmong(options, prec, Math.max(one.rows, one.cols));
  const { signal } = options;
  const deliver = deliverTo('pinv', 2, options.out, prec, [...lead, one.cols, one.rows]);
  const found = await decomposeStack('pinv', named, stack, 's', signal);
  const { context, m, n, k, count, s, u, vt } = found;
  // V^T := S^+ V^T
  for (let b = 0; b < count; b++) {
    const least = rcond * (s[b * k] ?? 0);
    for (let i = 0; i < k; i++) {
      const value = s[b * k + i]!;
      const factor = value > least ? 1 / value : 0;
      for (let at = b * k * n + i; at < (b + 1) * k * n; at += k) vt[at] = vt[at]! * factor;
    }
  }
  // Of each matrix X(i, j) = sum over l of V^T(l, i) U(j, l).
  const how: How = { routine: 'pinv', named, signal, prec, result: prec };
  const x = await contract(context, how, {
    A: { data: vt, offset: 0 },
    B: { data: u, offset: 0 },
    out: [
      { size: count, a: k * n, b: m * k },
      { size: n, a: k, b: 0 },
      { size: m, a: 0, b: 1 },
    ],
    sum: [{ size: k, a: 1, b: m }],
  });
  return deliver(x) as unknown as NdArray<Solved<A>>;
}
