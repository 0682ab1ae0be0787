// The determinant of a square ndarray as a mantissa and a power of two, which do not overflow: what det and slogdet have in common.

import { getrfStridedBatched } from '../batched/getrfBatched.ts';
import { copy } from '../blas1/copy.ts';
import type { Strided } from '../core/strided.ts';
import { getrf } from '../lapack/getrf.ts';
import { getContext } from './defaultContext.ts';
import { isFactors, type LuFactors, pivotsOf } from './luFactor.ts';
import { columns, contextOf, isSingle, type Numbers, squareOf, type VerbOptions, withBuffers } from './operands.ts';
import { columnsOf, countOf, squaresOf } from './stacks.ts';

/** mantissa 2^exponent; 1 <= |mantissa| < 4, or it is 0, infinite or NaN and the exponent means nothing. */
export interface Scaled {
  readonly mantissa: number;
  readonly exponent: number;
}

/** x 2^e, rounded once: in two steps, because 2^e alone may leave the range where the result does not. */
export function scaleBy(x: number, e: number): number {
  const half = Math.trunc(e / 2);
  return x * 2 ** half * 2 ** (e - half);
}

/** det(A) by P A = L U, which may be given: the product of U's diagonal, with the sign of P. */
export async function determinant(
  routine: string,
  A: Strided<Numbers> | LuFactors,
  options: VerbOptions,
): Promise<Scaled> {
  if (isFactors(A)) {
    contextOf(routine, 2, options);
    const { lu, piv } = pivotsOf(routine, A);
    const diagonal = Float64Array.from(piv, (_, i) => lu.data[lu.offset + i * (lu.rowStride + lu.colStride)]!);
    return product(diagonal, signOf(piv, 0));
  }
  const view = squareOf(routine, A);
  const named = contextOf(routine, 2, options);
  const prec = isSingle(A.data) ? 's' : 'd';
  const n = view.rows;
  // Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const a = columns(prec, view);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const ipiv = keep(context.alloc('i', n));
    const info = keep(context.alloc('i', 1));
    const diagonal = keep(context.alloc(prec, n));
    const lda = Math.max(1, n);
    await getrf(context.queue, { m: n, n, A, lda, ipiv, info }, prec);
    // Only n elements are read back, not n^2.
    await copy(context.queue, { n, x: A, incx: lda + 1, y: diagonal }, prec);
    const [factors, pivots] = await Promise.all([context.download(diagonal), context.download(ipiv)]);
    return product(factors, signOf(pivots, 1));
  });
}

/** The determinants of a stack, in the order of its matrices, and its leading dimensions. */
export async function determinants(
  routine: string,
  A: Strided<Numbers>,
  options: VerbOptions,
): Promise<{ readonly lead: readonly number[]; readonly all: readonly Scaled[] }> {
  const stack = squaresOf(routine, A);
  const named = contextOf(routine, 2, options);
  const prec = isSingle(A.data) ? 's' : 'd';
  const { lead, one } = stack;
  const [n, batchCount] = [one.rows, countOf(lead)];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const ipiv = keep(context.alloc('i', n * batchCount));
    const info = keep(context.alloc('i', batchCount));
    const diagonals = keep(context.alloc(prec, n * batchCount));
    const each = { lda: Math.max(1, n), strideA: n * n, stridePiv: Math.max(1, n), batchCount };
    await getrfStridedBatched(context.queue, { m: n, n, A, ipiv, info, ...each }, prec);
    // Only the diagonals are read back: n elements of each matrix, not n^2.
    for (let i = 0; i < n; i++) {
      const [x, y] = [A.at(i * (n + 1)), diagonals.at(i)];
      await copy(context.queue, { n: batchCount, x, incx: n * n, y, incy: n }, prec);
    }
    const [factors, pivots] = await Promise.all([context.download(diagonals), context.download(ipiv)]);
    const all = Array.from({ length: batchCount }, (_, b) => {
      const [from, to] = [b * n, (b + 1) * n];
      return product(factors.subarray(from, to), signOf(pivots.subarray(from, to), 1));
    });
    return { lead, all };
  });
}

/** -1 to the power of the interchanges; `first` is the number of the first row. */
const signOf = (pivots: Int32Array, first: 0 | 1): number =>
  pivots.reduce((sign, pivot, i) => (pivot === i + first ? sign : -sign), 1);

function product(factors: ArrayLike<number>, sign: number): Scaled {
  let mantissa = sign;
  let exponent = 0;
  for (let i = 0; i < factors.length; i++) {
    const x = factors[i]!;
    const e = exponentOf(x);
    mantissa *= scaleBy(x, -e);
    exponent += e;
    const carry = exponentOf(mantissa);
    mantissa = scaleBy(mantissa, -carry);
    exponent += carry;
  }
  return { mantissa, exponent };
}

/** floor(log2 |x|), or its neighbour where the logarithm is rounded; 0 where there is none. */
const exponentOf = (x: number): number => (x === 0 || !Number.isFinite(x) ? 0 : Math.floor(Math.log2(Math.abs(x))));
