// luSolve(factors, b) on ndarrays: checks, layouts and buffers around getrs. No algorithm of its own.

import { ArgumentError, mustSucceed } from '../core/errors.ts';
import type { ArrayOf } from '../core/field.ts';
import { planeView } from '../core/strided.ts';
import { getrs } from '../lapack/lu/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import { Operand } from './arrays.ts';
import { luSolveAtOnce } from './atOnce.ts';
import { inContext } from './inContext.ts';
import { isFactors, type LuFactors, pivotsOf } from './luFactor.ts';
import type { NdArray } from './ndarray.ts';
import {
  type ArrayInput,
  byRows,
  contextOf,
  integers,
  isSingle,
  matrixOf,
  operandOf,
  type Real,
  type Solved,
  uploadColumns,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { type Transposed, transAmong } from './options.ts';
import { deliverTo, type OutOption } from './out.ts';
import type { FactoredSystem } from './small.ts';

/** Options of `luSolve`. */
export interface LuSolveOptions extends VerbOptions, OutOption {
  /** 't' (or true): solve A^T x = b; default 'n'. */
  readonly trans?: Transposed;
}

/**
 * x with A x = b, or A^T x = b, from the factors of A that luFactor gave.
 *
 * factors: { lu, piv }, as SciPy's lu_solve takes them. b: n numbers, or n x nrhs; x has its shape. b is whatever
 * counts as an array (ArrayInput), lu an ndarray or a record with any strides. Nothing is changed, and all is copied before the call
 * returns its promise.
 *
 * Precision: single if lu and b are Float32Arrays, else double. Single runs on the context's backend, up to order 1024 and double
 * always on the CPU. x is a new
 * ndarray, rows first. NaN and infinities pass through to x. Flops 2n^2 nrhs, to leading order. Source: LAPACK xGETRS.
 *
 * @throws ArgumentError for a wrong shape, data type or option, and for pivots that are no rows; SingularError when U has a zero on its
 * diagonal.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const factors = await luFactor(A);
 * const x = await luSolve(factors, ndarray(new Float64Array([4, 10]), [2]));
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function luSolve<T extends Float32Array | Float64Array, B extends ArrayInput>(
  factors: LuFactors<T>,
  b: B,
  options: LuSolveOptions = {},
): Promise<NdArray<Solved<T, B>>> {
  if (!isFactors(factors))
    throw new ArgumentError('luSolve', 'factors', 1, factors, 'must be a record { lu, piv }, as luFactor gives it');
  const { lu, piv } = pivotsOf('luSolve', factors);
  const operand = operandOf('luSolve', b, 'b', 2);
  const rhs = matrixOf('luSolve', operand, 'b', 2);
  const n = lu.rows;
  if (rhs.rows !== n)
    throw new ArgumentError(
      'luSolve',
      'b',
      2,
      operand.shape.join(' x '),
      `it must have ${n} rows, as the factors have`,
    );
  const named = contextOf('luSolve', 3, options, undefined, ['trans', 'out']);
  const trans = transAmong('luSolve', 3, options.trans);
  const zero = piv.findIndex((_, i) => lu.data[lu.offset + i * (lu.rowStride + lu.colStride)] === 0);
  mustSucceed('luSolve', zero + 1);
  const prec = isSingle(lu.data) && isSingle(rhs.data) ? 's' : 'd';
  const deliver = deliverTo('luSolve', 3, options.out, prec, operand.shape);
  const pivots = piv.map((pivot) => pivot + 1);
  const { data, rowStride, colStride, offset } = lu;
  const left = new Operand({ data, shape: [n, n], stride: [rowStride, colStride], offset });
  const x = await inContext(
    named,
    [left, operand],
    (context, [ownFactors, own]) => {
      const of = { trans, factors: planeView(ownFactors!), pivots, b: planeView(own!) } as const;
      return luSolveAtOnce(context, prec, of) ?? luSolveColumns(context, prec, of, options.signal);
    },
    options.signal,
  );
  return deliver(x) as unknown as NdArray<Solved<T, B>>;
}

/** X, row by row, by buffers. */
async function luSolveColumns(
  context: Context,
  prec: Real,
  { trans, factors, pivots, b }: FactoredSystem,
  signal: AbortSignal | undefined,
): Promise<ArrayOf<Real>> {
  const [n, nrhs] = [b.rows, b.cols];
  const x = await withBuffers(async (keep) => {
    const [A, B] = [keep(uploadColumns(context, prec, factors)), keep(uploadColumns(context, prec, b))];
    const ipiv = keep(integers(context, prec, n));
    context.write(ipiv, pivots);
    const ld = Math.max(1, n);
    await getrs(context.queue, { trans, n, nrhs, A, lda: ld, ipiv, B, ldb: ld }, prec);
    return await context.download(B);
  }, signal);
  return byRows(prec, x, n, nrhs);
}
