// triangularSolve(A, b) on ndarrays: checks, layouts and buffers around trsm, single and batched. No algorithm of its own.

import { trsmStridedBatched } from '../batched/triangular/routines.gen.ts';
import { trsm } from '../blas3/triangular/routines.gen.ts';
import { ArgumentError, mustSucceed } from '../core/errors.ts';
import { type ArrayOf, fields } from '../core/field.ts';
import { rowMajor, sizeOf } from '../core/strided.ts';
import { copyStrided } from '../core/stridedCopy.ts';
import type { Context } from '../runtime/context.ts';
import { type ArrayInput, isSingle, type Operand, operandOf, type Solved } from './arrays.ts';
import { inContext } from './inContext.ts';
import type { NdArray } from './ndarray.ts';
import { type Real, withBuffers } from './operands.ts';
import { contextAmong, switchAmong, type Transposed, transAmong, type VerbOptions } from './options.ts';
import { deliverTo, type OutOption } from './out.ts';
import { axisHint, broadcast, squaresOf, stackOf } from './stacks.ts';

/** Options of `triangularSolve`. */
export interface TriangularSolveOptions extends VerbOptions, OutOption {
  /** A is lower triangular; default false: it is upper triangular. */
  readonly lower?: boolean;
  /** 't' (or true): solve A^T x = b; default 'n'. */
  readonly trans?: Transposed;
  /** The diagonal of A is taken as ones and not read; default false. */
  readonly unitDiagonal?: boolean;
}

/**
 * x with A x = b, or A^T x = b, for a triangular A, by substitution: SciPy's solve_triangular.
 *
 * A: n x n, of which only one triangle is read. b: n numbers, or n x nrhs; x has its shape. Both are whatever counts as an array
 * (ArrayInput): ndarrays and records {data, shape, stride?, offset?} with any strides, typed arrays, nested arrays. Neither is changed, and
 * both are copied before the call returns its promise.
 *
 * Either may be a stack with leading dimensions, by the rules of NumPy 2's solve: A ... x n x n, b ... x n x nrhs or n numbers for every A,
 * the leading dimensions broadcasting; x then has b's shape with them.
 *
 * x is single if both are of singles, else double; a new ndarray, rows first. Single runs on the context's backend, double always on the
 * CPU. NaN and infinities pass through to x. Flops n^2 nrhs, to leading order. Source: BLAS xTRSM.
 *
 * @throws ArgumentError for a wrong shape, data type or option; SingularError when an element of the diagonal is exactly zero; of a stack
 * of A it names the first such matrix, by its indices too, and how many there are.
 * @example
 * const L = ndarray(new Float64Array([2, 0, 1, 4]), [2, 2]); // rows (2 0) and (1 4)
 * const x = await triangularSolve(L, [2, 9], { lower: true });
 * console.log(x.get(0), x.get(1)); // 1 2
 */
export async function triangularSolve<A extends ArrayInput, B extends ArrayInput>(
  A: A,
  b: B,
  options: TriangularSolveOptions = {},
): Promise<NdArray<Solved<A, B>>> {
  const verb = 'triangularSolve';
  const [left, right] = [operandOf(verb, A, 'A', 1), operandOf(verb, b, 'b', 2)];
  const [a, rhs] = [squaresOf(verb, left), stackOf(verb, right, 'b', 2)];
  const { lead: leadA, one } = a;
  const refuse = (rule: string): never => {
    throw new ArgumentError(verb, 'b', 2, right.shape.join(' x '), rule);
  };
  const [n, nrhs] = [one.rows, rhs.one.cols];
  if (rhs.one.rows !== n) refuse(`it must have ${n} rows, as A has${axisHint(a, right.shape)}`);
  const lead = broadcast(leadA, rhs.lead, refuse);
  const named = contextAmong(verb, 3, options, ['lower', 'trans', 'unitDiagonal', 'out']);
  const [lower, unit] = (['lower', 'unitDiagonal'] as const).map((name) => switchAmong(verb, 3, name, options[name]));
  const trans = transAmong(verb, 3, options.trans) === 't';
  const how = { lower: lower!, trans, unit: unit!, signal: options.signal };
  const prec = isSingle(left.data) && isSingle(right.data) ? 's' : 'd';
  const vectors = right.shape.length === 1;
  const deliver = deliverTo(verb, 3, options.out, prec, [...lead, n, ...(vectors ? [] : [nrhs])]);
  if (!how.unit) mustBeRegular(left);
  const x = await inContext(named, [left, right], (context, [A, b]) => {
    // One matrix for all stays one.
    const a = spread(prec, A!, leadA.length === 0 ? [] : lead, 2);
    return solved(context, prec, how, { n, nrhs, count: sizeOf(lead), a, b: spread(prec, b!, lead, vectors ? 1 : 2) });
  });
  return deliver(x) as unknown as NdArray<Solved<A, B>>;
}

/** Throws SingularError for a zero on the diagonal of a matrix, with its place. */
function mustBeRegular({ data, shape, stride, offset }: Operand): void {
  const n = shape.at(-1)!;
  const lead = shape.slice(0, -2);
  const all = [...lead, n];
  const size = sizeOf(all);
  const diagonal = new Float64Array(size);
  const steps = [...stride.slice(0, -2), stride.at(-1)! + stride.at(-2)!];
  copyStrided(all, { data: diagonal, at: 0, strides: rowMajor(all) }, { data, at: offset, strides: steps });
  if (!diagonal.includes(0)) return;
  const info = Array.from({ length: size / n }, (_, k) => diagonal.subarray(k * n, (k + 1) * n).indexOf(0) + 1);
  if (lead.length === 0) mustSucceed('triangularSolve', info[0]!);
  else mustSucceed('triangularSolve', info, lead);
}

/** A copy, rows first, of a stack that is broadcast to `lead`; its last dimensions, `own`, are kept. */
function spread(
  prec: Real,
  { data, shape, stride, offset }: Operand,
  lead: readonly number[],
  own: number,
): ArrayOf<Real> {
  const all = [...lead, ...shape.slice(shape.length - own)];
  const more = all.length - shape.length;
  const from = all.map((_, axis) =>
    axis < more || (shape[axis - more] === 1 && axis < lead.length) ? 0 : stride[axis - more]!,
  );
  const copy = new fields[prec].array(sizeOf(all));
  copyStrided(all, { data: copy, at: 0, strides: rowMajor(all) }, { data, at: offset, strides: from });
  return copy;
}

/** Matrices by rows, one behind the other; one A for all, or as many as there are b. */
interface Systems {
  readonly n: number;
  readonly nrhs: number;
  readonly count: number;
  readonly a: ArrayOf<Real>;
  readonly b: ArrayOf<Real>;
}

interface Triangle {
  readonly lower: boolean;
  readonly trans: boolean;
  readonly unit: boolean;
  readonly signal: AbortSignal | undefined;
}

/** X, by rows. These are columns of the transposes: A X = B is X^T A^T = B^T, and A^T is what A's rows make as columns. */
async function solved(context: Context, prec: Real, how: Triangle, of: Systems): Promise<ArrayOf<Real>> {
  const { n, nrhs, count, a, b } = of;
  if (b.length === 0) return b;
  return withBuffers(async (keep) => {
    const [A, B] = [keep(context.upload<Real>(prec, a)), keep(context.upload<Real>(prec, b))];
    const [uplo, diag] = [how.lower ? 'u' : 'l', how.unit ? 'u' : 'n'] as const;
    // A vector is its own transpose.
    const sides =
      nrhs === 1
        ? ({ side: 'l', transA: how.trans ? 'n' : 't', m: n, n: 1, ldb: n } as const)
        : ({ side: 'r', transA: how.trans ? 't' : 'n', m: nrhs, n, ldb: nrhs } as const);
    const call = { ...sides, uplo, diag, A, lda: n, B };
    if (count === 1) await trsm<Real>(context.queue, call, prec);
    else {
      const strideA = a.length === n * n ? 0 : n * n;
      const strides = { strideA, strideB: n * nrhs, batchCount: count };
      await trsmStridedBatched<Real>(context.queue, { ...call, ...strides }, prec);
    }
    return context.download(B);
  }, how.signal);
}
