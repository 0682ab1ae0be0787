// choSolve(L, b) on ndarrays: checks, layouts and buffers around potrs, single and batched. No algorithm of its own.

import { potrsStridedBatched } from '../batched/cholesky/routines.gen.ts';
import { ArgumentError, mustSucceed } from '../core/errors.ts';
import { potrs } from '../lapack/cholesky/routines.gen.ts';
import { getContext } from './defaultContext.ts';
import type { NdArray } from './ndarray.ts';
import {
  type ArrayInput,
  type Operand,
  operandOf,
  type Real,
  type Solved,
  type VerbOptions,
  withBuffers,
} from './operands.ts';
import { contextAmong, switchAmong, type Transposed, transAmong } from './options.ts';
import { deliverTo, type OutOption, precisionOf } from './out.ts';
import { axisHint, broadcast, columnsOf, countOf, squaresOf, stacked, stackOf } from './stacks.ts';

export interface ChoSolveOptions extends VerbOptions, OutOption {
  /** The factor is U with A = U^T U, as cholesky gives it with `upper`; default false: L with A = L L^T. */
  readonly upper?: boolean;
  /** As in luSolve; of a symmetric A it changes nothing. */
  readonly trans?: Transposed;
}

/**
 * x with A x = b for a symmetric positive definite A, from the factor that cholesky gave: SciPy's cho_solve.
 *
 * L: n x n, of which only the lower triangle is read, with `upper` only the upper one. b: n numbers, or n x nrhs; x has its shape. Both are
 * whatever counts as an array (ArrayInput); neither is changed, and both are copied before the call returns its promise. Either may be a
 * stack with leading dimensions, by the rules of NumPy 2's solve: L ... x n x n, b ... x n x nrhs or n numbers for every L, the leading
 * dimensions broadcasting.
 *
 * x is single if both are of singles, else double; a new ndarray, rows first, or `out`. Single runs on the context's backend, double always
 * on the CPU. NaN and infinities pass through to x. Flops 2n^2 nrhs, to leading order. Source: LAPACK xPOTRS.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when an element of the diagonal is exactly zero; of a stack
 * it names the first such factor, by its indices too, and how many there are.
 * @example
 * const L = await cholesky([[4, 2], [2, 5]]);
 * const x = await choSolve(L, [8, 12]);
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function choSolve<A extends ArrayInput, B extends ArrayInput>(
  L: A,
  b: B,
  options: ChoSolveOptions = {},
): Promise<NdArray<Solved<A, B>>> {
  const verb = 'choSolve';
  const [factor, right] = [operandOf(verb, L, 'L', 1), operandOf(verb, b, 'b', 2)];
  const [a, rhs] = [squaresOf(verb, factor, 'L'), stackOf(verb, right, 'b', 2)];
  const refuse = (rule: string): never => {
    throw new ArgumentError(verb, 'b', 2, right.shape.join(' x '), rule);
  };
  const [n, nrhs] = [a.one.rows, rhs.one.cols];
  if (rhs.one.rows !== n) refuse(`it must have ${n} rows, as L has${axisHint(a, right.shape)}`);
  const lead = broadcast(a.lead, rhs.lead, refuse);
  const named = contextAmong(verb, 3, options, ['upper', 'trans', 'out']);
  const uplo = switchAmong(verb, 3, 'upper', options.upper) ? 'u' : 'l';
  transAmong(verb, 3, options.trans);
  const prec = precisionOf([factor, right]);
  const vectors = right.shape.length === 1;
  const deliver = deliverTo(verb, 3, options.out, prec, [...lead, n, ...(vectors ? [] : [nrhs])]);
  mustBeRegular(factor);
  const batchCount = countOf(lead);
  // One factor for all stays one. Copied before the first await, so that nothing the caller does afterwards can reach the computation.
  const shared = a.lead.length === 0;
  const [left, columns] = [columnsOf(prec, a, shared ? [] : lead), columnsOf(prec, rhs, lead)];
  const context = named ?? (await getContext());
  const x = await withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload<Real>(prec, left)), keep(context.upload<Real>(prec, columns))];
    const lda = Math.max(1, n);
    const each = { uplo, n, A, lda, B, ldb: lda } as const;
    if (shared) await potrs<Real>(context.queue, { ...each, nrhs: nrhs * batchCount }, prec);
    else {
      const strides = { strideA: n * n, strideB: n * nrhs, batchCount };
      await potrsStridedBatched<Real>(context.queue, { ...each, nrhs, ...strides }, prec);
    }
    return context.download(B);
  }, options.signal);
  return deliver(stacked(prec, x, lead, n, nrhs, vectors).data) as unknown as NdArray<Solved<A, B>>;
}

/** Throws SingularError for a zero on the diagonal of a factor, with its place. */
function mustBeRegular(factor: Operand): void {
  const { shape, stride, data, offset } = factor;
  const step = stride.at(-2)! + stride.at(-1)!;
  const lead = shape.slice(0, -2);
  const n = shape.at(-1)!;
  const info = new Int32Array(countOf(lead));
  for (let b = 0; b < info.length; b++) {
    let at = offset;
    for (let axis = lead.length - 1, rest = b; axis >= 0; rest = Math.floor(rest / lead[axis--]!))
      at += (rest % lead[axis]!) * stride[axis]!;
    for (let i = n - 1; i >= 0; i--) if (data[at + i * step] === 0) info[b] = i + 1;
  }
  if (lead.length === 0) mustSucceed('choSolve', info[0]!);
  else mustSucceed('choSolve', info, lead);
}
