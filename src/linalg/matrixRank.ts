// matrixRank(A) on ndarrays: singular values that are not negligible. No algorithm of its own.

import { ArgumentError } from '../core/errors.ts';
import { fields } from '../core/field.ts';
import { type NdArray, ndarray } from './ndarray.ts';
import { vectorNorm } from './norms.ts';
import { type ArrayInput, isSingle, operandOf, type VerbOptions } from './operands.ts';
import { contextAmong, numberAmong } from './options.ts';
import { decomposeStack } from './singularValues.ts';
import { columnsOf, matricesOf, stackOf } from './stacks.ts';

/** Options of `matrixRank`. */
export interface RankOptions extends VerbOptions {
  /** Singular values up to this count as zero. */
  readonly tol?: number;
  /** Singular values up to rtol times the largest count as zero; default eps max(m, n), eps = 2^-52 (2^-23). Not together with tol. */
  readonly rtol?: number;
}

/**
 * The rank of a matrix: how many of its singular values are not negligible. Of a vector 1, or 0 if all its elements are zero.
 *
 * A: m x n, any array that verbs take. It is not changed, and copied before the call returns its promise. Or a stack of matrices, ... x m x
 * n: the result is then an ndarray of integers of the leading dimensions, whose type is to be named: matrixRank<NdArray<Int32Array>>(A).
 *
 * Precision: single for singles, else double; large singles on a GPU, see gesdd, and stacks too, see gesvdStridedBatched. Flops 8n^3/3 for
 * m = n. Source: NumPy's matrix_rank.
 *
 * @throws ArgumentError for a wrong shape, data type or option; ConvergenceError if A has a NaN or an infinity; of a stack it names the
 * first such matrix.
 * @example
 * const A = ndarray(new Float64Array([1, 2, 2, 4]), [2, 2]); // rows (1 2) and (2 4)
 * console.log(await matrixRank(A)); // 1
 */
export async function matrixRank<R extends number | NdArray<Int32Array> = number>(
  A: ArrayInput,
  options: RankOptions = {},
): Promise<R> {
  const operand = operandOf('matrixRank', A, 'A', 1);
  const named = contextAmong('matrixRank', 2, options, ['tol', 'rtol']);
  const { tol, rtol, signal } = options;
  if (tol !== undefined && rtol !== undefined)
    throw new ArgumentError('matrixRank', 'rtol', 2, rtol, 'must not be given together with tol');
  const rule = 'must be a number that is not NaN';
  const number = (name: string, value: unknown, fallback: number): number =>
    numberAmong('matrixRank', 2, name, value, fallback, (x) => !Number.isNaN(x), rule);
  const prec = isSingle(operand.data) ? 's' : 'd';
  const longest = Math.max(1, ...operand.shape.slice(-2));
  const absolute = number('tol', tol, 0);
  const relative = number('rtol', rtol, 2 * fields[prec].eps * longest);
  if (operand.shape.length < 2) {
    const vector = operand.shape.length === 0 ? { ...operand, shape: [1], stride: [1] } : operand;
    return Number(vectorNorm(columnsOf(prec, stackOf('matrixRank', vector, 'A', 1)), 0) > 0) as R;
  }
  const stack = matricesOf('matrixRank', operand);
  const { k, s, info } = await decomposeStack('matrixRank', named, stack, 'n', signal);
  const { lead } = stack;
  const ranks = Int32Array.from(info, (_, b) => {
    const values = s.subarray(b * k, (b + 1) * k);
    const least = tol === undefined ? relative * (values[0] ?? 0) : absolute;
    let rank = 0;
    while (rank < k && values[rank]! > least) rank++;
    return rank;
  });
  return (lead.length === 0 ? ranks[0] : ndarray(ranks, [...lead])) as unknown as R;
}
