// svd(A) on ndarrays: checks, layouts and buffers around gesdd. No algorithm of its own.
import type { DecompositionOptions } from './decomposition.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import { type ArrayInput, isSingle, type Solved } from './operands.ts';
import { contextAmong, switchAmong } from './options.ts';
import { askedAmong, decomposeStack, vectorCount } from './singularValues.ts';
import { matricesOf, stacked, turned } from './stacks.ts';

/** Options of `svd`. */
export interface SvdOptions extends DecompositionOptions {
  /** Make U and V^T square, with vectors that belong to no singular value; default true, as in NumPy. */
  readonly fullMatrices?: boolean;
  /** Whether singular vectors are wanted; default true. */
  readonly computeUv?: boolean;
}

/** A = U S V^T. Of a stack all have its leading dimensions. */
export interface SingularValueDecomposition<T extends Float32Array | Float64Array> {
  /** m x m, or with fullMatrices: false m x min(m, n). */
  readonly U: NdArray<T>;
  /** min(m, n), in descending order. */
  readonly S: NdArray<T>;
  /** V^T: n x n, or with fullMatrices: false min(m, n) x n. */
  readonly Vh: NdArray<T>;
}

/** With computeUv: false. */
export type SingularValues<T extends Float32Array | Float64Array> = Pick<SingularValueDecomposition<T>, 'S'>;

/**
 * Singular value decomposition: A = U S V^T, where U and V have orthogonal columns of length 1 and S is diagonal; { S } alone with
 * computeUv: false.
 *
 * A: m x n, any array that verbs take, or a stack of matrices, ... x m x n, which are decomposed in one call if min(m, n) is at most 128,
 * see gesvdStridedBatched. It is not changed, and copied before the call returns its promise. Empty matrices have no singular values, and
 * the unit matrix for vectors.
 *
 * The result is single for singles, else double. How it is computed is `precision`: large singles and stacks of small ones on a GPU, large
 * doubles there too where it has them sooner, corrected from singles (see dsgesdd); all else on the CPU, see gesdd. Square U and V^T of
 * another A are the CPU's in double. `report` is told of it. Flops for m = n on the CPU: 8n^3/3 for S alone, about 9n^3 with vectors.
 * Source: LAPACK xGESDD.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity, or QR iteration comes to no
 * end; of a stack it names the first such matrix.
 * @example
 * const A = ndarray(new Float64Array([3, 0, 0, 0, -2, 0]), [2, 3]); // rows (3 0 0) and (0 -2 0)
 * const { U, S, Vh } = await svd(A, { fullMatrices: false });
 * console.log(S.get(0), S.get(1), U.shape, Vh.shape); // 3 2 [ 2, 2 ] [ 2, 3 ]
 */
export async function svd<A extends ArrayInput>(
  A: A,
  options: SvdOptions & { readonly computeUv: false },
): Promise<SingularValues<Solved<A>>>;
export async function svd<A extends ArrayInput>(
  A: A,
  options?: SvdOptions,
): Promise<SingularValueDecomposition<Solved<A>>>;
export async function svd(A: ArrayInput, options: SvdOptions = {}): Promise<unknown> {
  const stack = matricesOf('svd', A);
  const named = contextAmong('svd', 2, options, ['fullMatrices', 'computeUv', 'precision', 'report']);
  const { fullMatrices = true, computeUv = true, signal } = options;
  switchAmong('svd', 2, 'fullMatrices', fullMatrices);
  switchAmong('svd', 2, 'computeUv', computeUv);
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  const job = computeUv ? (fullMatrices ? 'a' : 's') : 'n';
  const { lead, one } = stack;
  const asked = askedAmong('svd', options, { m: one.rows, n: one.cols, job, isStack: lead.length > 0 });
  // Of A^T = V S U^T: columns of V and U^T are the rows of V^T and U, in which the results lie.
  const { k, s, u, vt } = await decomposeStack('svd', named, turned(stack), job, signal, asked);
  const S = stacked(prec, s, lead, k, 1, true);
  if (!computeUv) return { S };
  const U = ndarray(vt, [...lead, one.rows, vectorCount(job, one.rows, k)]);
  return { U, S, Vh: ndarray(u, [...lead, vectorCount(job, one.cols, k), one.cols]) };
}
