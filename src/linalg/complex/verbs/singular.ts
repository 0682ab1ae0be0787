// Singular values of complex matrices, and what follows from them.
import { gemmStridedBatched } from '../../../batched/products/routines.gen.ts';
import { gesvdStridedBatched } from '../../../batched/svd/routines.gen.ts';
import { ArgumentError } from '../../../core/errors.ts';
import { type ArrayOf, fields, realOf } from '../../../core/field.ts';
import type { VectorJob } from '../../../lapack/svd/gesvd.spec.ts';
import { gesdd } from '../../../lapack/svd/routines.gen.ts';
import type { Context } from '../../../runtime/context.ts';
import {
  type Decomposed,
  type DecompositionOptions,
  driversInSingle,
  inOwn,
  pairsIn,
  reportDecomposed,
} from '../../decomposition.ts';
import { ndarray } from '../../ndarray.ts';
import { contextAmong, goOn, numberAmong, switchAmong } from '../../options.ts';
import { inPrecision } from '../../precision.ts';
import {
  type Asked,
  askedAmong,
  correctedJob,
  MOST_TOGETHER,
  mustConverge,
  NOTHING,
  vectorCount,
  worse,
} from '../../singularValues.ts';
import { type Keep, type Options, room, type Verb, within } from '../call.ts';
import { complexOf } from '../operands.ts';
import { type ComplexReal, complexPrecision, type Pairs } from '../pairs.ts';
import { columnsOfEach, countOf, type Matrices, matricesOf, stackOf } from '../stacks.ts';

type Reals = ArrayOf<'s' | 'd'>;

interface Decomposition {
  readonly prec: ComplexReal;
  readonly lead: readonly number[];
  readonly m: number;
  readonly n: number;
  readonly k: number;
  readonly count: number;
  /** min(m, n) of each matrix. */
  readonly s: Reals;
  /** By columns; empty if they were not asked for. */
  readonly u: Pairs;
  readonly vt: Pairs;
}

/** A = U S V^H of each matrix. Throws for the first whose singular values could not be computed. */
export async function decompose(
  routine: string,
  stack: Matrices,
  job: VectorJob,
  named: Context | undefined,
  options: Options,
  { precision, report }: Asked = NOTHING,
): Promise<Decomposition> {
  const { m, n, lead } = stack;
  const own = complexPrecision([stack.x]);
  const [prec, count, k] = [pairsIn(precision, own), countOf(lead), Math.min(m, n)];
  const real = realOf(prec);
  const a = columnsOfEach(prec, stack);
  const [us, vs] = [m * vectorCount(job, m, k), n * vectorCount(job, n, k)];
  const lds = { lda: Math.max(1, m), ldu: Math.max(1, m), ldvt: Math.max(1, vectorCount(job, n, k)) };
  const given = report && (columnsOfEach('z', stack) as Float64Array<ArrayBuffer>);
  const corrected = correctedJob(job, m, n);
  const found = await within(named, options, async (context, keep) => {
    const A = keep(context.upload(prec, a));
    const S = keep(room(context, prec, real, k * count));
    const [U, VT] = [us, vs].map((size) => keep(context.alloc(prec, size * count)));
    const info = keep(room(context, prec, 'i', count));
    let done: Decomposed = inOwn(prec);
    if (count > 1 && k <= MOST_TOGETHER) {
      const strides = { strideA: m * n, strideS: Math.max(1, k), strideU: us, strideVT: vs, batchCount: count };
      const call = { jobu: job, jobvt: job, m, n, A, S, U: U!, VT: VT!, info, ...lds, ...strides };
      await gesvdStridedBatched(context.queue, call, prec);
    } else {
      const asked = { vectors: 'singular vectors', instead: job === 'n' ? 'values' : 'vectors', prec, m, n } as const;
      const drivers = corrected && (await driversInSingle(context, precision, asked));
      for (let b = 0; b < count; b++) {
        goOn(options.signal);
        const at = { A: A.at(b * m * n), S: S.at(b * k), U: U!.at(b * us), VT: VT!.at(b * vs), info: info.at(b) };
        const call = { m, n, ...at, ...lds };
        if (drivers === undefined) await gesdd(context.queue, { jobz: job, ...call }, prec);
        else
          done = worse(
            done,
            await drivers.singularInSingle(context.queue, 'z', { jobz: corrected!, ...call } as never),
            b,
          );
      }
    }
    const [u, vt] = [await context.download(U!), await context.download(VT!)];
    const values = (await context.download(S)) as Reals;
    const errors = async () => {
      const [s, left, right] = [values, u, vt].map((x) => inPrecision('d', x) as Float64Array<ArrayBuffer>);
      const sides = { lefts: vectorCount(job, m, k), rights: vectorCount(job, n, k), u: left!, vt: right! };
      const { singularErrors } = await import('../../decompositionErrors.ts');
      const { signal } = options;
      return singularErrors({ context, signal, prec: 'z', m, n, count, a: given!, s: s!, ...sides });
    };
    const found = await context.download(info);
    mustConverge(routine, found, lead);
    if (report !== undefined) reportDecomposed(report, done, job === 'n' ? undefined : await errors());
    return { s: values, u, vt };
  });
  const result = realOf(own);
  const [s, u, vt] = [found.s, found.u, found.vt].map((x) => inPrecision(result, x));
  return { s: s!, u: u!, vt: vt!, prec: own, lead, m, n, k, count };
}

const askedOf = (routine: string, { m, n, lead }: Matrices, job: VectorJob, options: Options): Asked =>
  askedAmong(routine, options as DecompositionOptions, { m, n, job, isStack: lead.length > 0 });

export const svd: Verb = async ([first], options, make) => {
  const stack = matricesOf('svd', first!);
  const named = contextAmong('svd', 2, options, ['fullMatrices', 'computeUv', 'precision', 'report']);
  const full = switchAmong('svd', 2, 'fullMatrices', options['fullMatrices'] ?? true);
  const vectors = switchAmong('svd', 2, 'computeUv', options['computeUv'] ?? true);
  const job = vectors ? (full ? 'a' : 's') : 'n';
  const asked = askedOf('svd', stack, job, options);
  const { prec, lead, m, n, k, s, u, vt } = await decompose('svd', stack, job, named, options, asked);
  const S = ndarray(s, [...lead, k]);
  if (!vectors) return { S };
  const U = make(stackOf(prec, u, lead, m, vectorCount(job, m, k)));
  return { U, S, Vh: make(stackOf(prec, vt, lead, vectorCount(job, n, k), n)) };
};

export const svdvals: Verb = async ([first], options) => {
  const stack = matricesOf('svdvals', first!);
  const named = contextAmong('svdvals', 2, options, ['precision', 'report']);
  const asked = askedOf('svdvals', stack, 'n', options);
  const { lead, k, s } = await decompose('svdvals', stack, 'n', named, options, asked);
  return ndarray(s, [...lead, k]);
};

const ANY_NUMBER = 'must be a number that is not NaN';
const isNumber = (x: number): boolean => !Number.isNaN(x);

export const pinv: Verb = async ([first], options, make) => {
  const stack = matricesOf('pinv', first!);
  const named = contextAmong('pinv', 2, options, ['rcond']);
  const prec = complexPrecision([stack.x]);
  const fallback = 2 * fields[prec].eps * Math.max(stack.m, stack.n);
  const rcond = numberAmong('pinv', 2, 'rcond', options['rcond'] as never, fallback, isNumber, ANY_NUMBER);
  const { lead, m, n, k, count, s, u, vt } = await decompose('pinv', stack, 's', named, options);
  // V^H := S^+ V^H, and of each matrix X = V U^H = (V^H)^H U^H
  for (let b = 0; b < count; b++) {
    const least = rcond * (s[b * k] ?? 0);
    for (let i = 0; i < k; i++) {
      const value = s[b * k + i]!;
      const factor = value > least ? 1 / value : 0;
      for (let at = 2 * (b * k * n + i); at < 2 * (b + 1) * k * n; at += 2 * k) {
        vt[at] = vt[at]! * factor;
        vt[at + 1] = vt[at + 1]! * factor;
      }
    }
  }
  const sizes = { m: n, n: m, k, count };
  const x = await within(named, options, (context, keep) =>
    products(context, keep, prec, sizes, { trans: 'c', columns: vt, ld: k }, { trans: 'c', columns: u, ld: m }),
  );
  return make(stackOf(prec, x, lead, n, m));
};

interface Factor {
  readonly trans: 'n' | 'c';
  readonly columns: Pairs;
  readonly ld: number;
}

/** op(A) op(B) of each pair of matrices, m x k and k x n, that lie by columns without gaps. */
export async function products(
  context: Context,
  keep: Keep,
  prec: ComplexReal,
  { m, n, k, count }: { readonly m: number; readonly n: number; readonly k: number; readonly count: number },
  left: Factor,
  right: Factor,
): Promise<Pairs> {
  const [A, B] = [keep(context.upload(prec, left.columns)), keep(context.upload(prec, right.columns))];
  const C = keep(context.alloc(prec, m * n * count));
  const flags = { transA: left.trans, transB: right.trans };
  const lds = { lda: Math.max(1, left.ld), ldb: Math.max(1, right.ld), ldc: Math.max(1, m) };
  const strides = { strideA: m * k, strideB: k * n, strideC: m * n, batchCount: count };
  await gemmStridedBatched(context.queue, { ...flags, m, n, k, A, B, C, ...lds, ...strides }, prec);
  return context.download(C);
}

export const matrixRank: Verb = async ([first], options) => {
  const x = complexOf('matrixRank', first!);
  const named = contextAmong('matrixRank', 2, options, ['tol', 'rtol']);
  const { tol, rtol } = options;
  if (tol !== undefined && rtol !== undefined)
    throw new ArgumentError('matrixRank', 'rtol', 2, rtol, 'must not be given together with tol');
  const number = (name: string, value: unknown, fallback: number): number =>
    numberAmong('matrixRank', 2, name, value as never, fallback, isNumber, ANY_NUMBER);
  const absolute = number('tol', tol, 0);
  const longest = Math.max(1, ...x.shape.slice(-2));
  const relative = number('rtol', rtol, 2 * fields[complexPrecision([x])].eps * longest);
  const asMatrix = x.shape.length >= 2 ? x : { ...x, shape: [x.shape[0] ?? 1, 1], stride: [x.stride[0] ?? 1, 1] };
  const stack: Matrices = {
    ...{ x: asMatrix, lead: asMatrix.shape.slice(0, -2) },
    ...{ m: asMatrix.shape.at(-2)!, n: asMatrix.shape.at(-1)! },
  };
  const { lead, k, s, count } = await decompose('matrixRank', stack, 'n', named, options);
  const ranks = Int32Array.from({ length: count }, (_, b) => {
    const values = s.subarray(b * k, (b + 1) * k);
    const least = tol === undefined ? relative * (values[0] ?? 0) : absolute;
    return values.filter((value) => value > least).length;
  });
  return lead.length === 0 ? ranks[0] : ndarray(ranks, [...lead]);
};
