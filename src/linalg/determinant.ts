// The determinants of a square ndarray and of a stack of them, with sign and logarithm: what det and slogdet have in common.
import { getrfStridedBatched, slogdetStridedBatched } from '../batched/lu/routines.gen.ts';
import { type Determinant, slogdetRef } from '../batched/lu/slogdetStridedBatched.ref.ts';
import { copy } from '../blas1/routines.gen.ts';
import type { RealArray } from '../core/matrix.ts';
import { planeView, type View2 } from '../core/strided.ts';
import { getrf } from '../lapack/lu/routines.gen.ts';
import type { Context } from '../runtime/context.ts';
import { getContext } from './defaultContext.ts';
import { determinantHere } from './here.ts';
import { inContext } from './inContext.ts';
import { isFactors, type LuFactors, pivotsOf } from './luFactor.ts';
import {
  type ArrayInput,
  contextOf,
  integers,
  isSingle,
  type Numbers,
  operandOf,
  type Real,
  squareOf,
  uploadColumns,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { columnsOf, countOf, squaresOf } from './stacks.ts';

/** The least normal single. */
const LEAST_SINGLE = 2 ** -126;

/** det(A) by P A = L U, which may be given: the product of U's diagonal, with the sign of P. */
export async function determinant(
  routine: string,
  A: ArrayInput | LuFactors,
  options: VerbOptions,
): Promise<Determinant> {
  if (isFactors(A)) {
    contextOf(routine, 2, options);
    const { lu, piv } = pivotsOf(routine, A);
    const diagonal = Float64Array.from(piv, (_, i) => lu.data[lu.offset + i * (lu.rowStride + lu.colStride)]!);
    // Rows are numbered from 0 here, from 1 by LAPACK.
    return ofDiagonal(
      diagonal,
      Int32Array.from(piv, (row) => row + 1),
    );
  }
  const operand = operandOf(routine, A, 'A', 1);
  const { data } = squareOf(routine, operand);
  const named = contextOf(routine, 2, options);
  const prec = isSingle(data) ? 's' : 'd';
  return inContext(
    named,
    [operand],
    (context, [own]) => {
      const view = planeView(own!);
      return determinantHere(context, prec, view) ?? determinantOfColumns(context, prec, view, options.signal);
    },
    options.signal,
  );
}

function determinantOfColumns(
  context: Context,
  prec: Real,
  view: View2<Numbers>,
  signal: AbortSignal | undefined,
): Promise<Determinant> {
  const n = view.rows;
  return withBuffers(async (keep) => {
    const A = keep(uploadColumns(context, prec, view));
    const ipiv = keep(integers(context, prec, n));
    const info = keep(integers(context, prec, 1));
    const diagonal = keep(context.alloc(prec, n));
    const lda = Math.max(1, n);
    await getrf(context.queue, { m: n, n, A, lda, ipiv, info }, prec);
    // Only n elements are read back, not n^2.
    await copy(context.queue, { n, x: A, incx: lda + 1, y: diagonal }, prec);
    const [factors, pivots] = await Promise.all([context.download(diagonal), context.download(ipiv)]);
    return ofDiagonal(factors, pivots);
  }, signal);
}

/** The determinants of a stack, in the order of its matrices, and its leading dimensions. */
export async function determinants(
  routine: string,
  A: ArrayInput,
  options: VerbOptions,
): Promise<{ readonly lead: readonly number[]; readonly all: readonly Determinant[] }> {
  const stack = squaresOf(routine, A);
  const named = contextOf(routine, 2, options);
  const prec = isSingle(stack.one.data) ? 's' : 'd';
  const { lead, one } = stack;
  const [n, batchCount] = [one.rows, countOf(lead)];
  const a = columnsOf(prec, stack);
  const context = named ?? (await getContext());
  return withBuffers(async (keep) => {
    const A = keep(context.upload(prec, a));
    const ipiv = keep(integers(context, prec, n * batchCount));
    const info = keep(integers(context, prec, batchCount));
    const results = () => keep(context.alloc(prec, batchCount));
    const [sign, logdet, det] = [results(), results(), results()] as const;
    const each = { lda: Math.max(1, n), strideA: n * n, stridePiv: Math.max(1, n), batchCount };
    await getrfStridedBatched(context.queue, { m: n, n, A, ipiv, info, ...each }, prec);
    await slogdetStridedBatched(context.queue, { n, A, ipiv, sign, logdet, det, ...each }, prec);
    const [signs, logs, dets] = await Promise.all([sign, logdet, det].map((list) => context.download(list)));
    const all = Array.from(signs!, (sign, b) => {
      const found = { sign, logdet: logs![b]!, det: dets![b]! };
      return prec === 's' ? fromSingle(found) : found;
    });
    return { lead, all };
  }, options.signal);
}

/** In doubles: a determinant may be beyond the range of singles where its logarithm is not, and within it says more than that. */
function fromSingle({ sign, logdet, det }: Determinant): Determinant {
  const magnitude = Math.abs(det);
  const inRange = magnitude >= LEAST_SINGLE && magnitude < Number.POSITIVE_INFINITY;
  return inRange ? { sign, logdet: Math.log(magnitude), det } : { sign, logdet, det: sign * Math.exp(logdet) };
}

/** From the diagonal of U and the pivots, which count from 1: a matrix with ld = 0 has its diagonal side by side. */
const ofDiagonal = (data: RealArray, pivots: Int32Array): Determinant =>
  slogdetRef(data.length, { data, off: 0, ld: 0 }, pivots, 0);
