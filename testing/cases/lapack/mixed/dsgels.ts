// DSGELS as a case: gels's errors in double, whichever way the problem was solved; what it reports must agree with what it did.
import { flopsGels, flopsGeqrf, total } from '../../../../src/core/flops.ts';
import { isLeastSquares } from '../../../../src/core/leastSquares.ts';
import { dsgels } from '../../../../src/index.ts';
import { dsgelsRef } from '../../../../src/lapack/mixed/dsgels.ref.ts';
import { dsgelsSpec } from '../../../../src/specs.ts';
import { type Filled, type Flags, ODD, type Sizes, shapes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type Factor, factorOf, modeArgs, QR_VERSIONS } from '../../../lib/factor.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { type IntegerView, integers, type RealView, realWindow, window } from '../../../lib/operands.ts';
import { columnOf } from '../../../lib/product.ts';
import { consistentError, normalError, outsideRowSpace, squaresError } from '../../../lib/residualsLs.ts';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.ts';
import { besideDsgels, dsgelsTable } from '../../../lib/tableDsgels.ts';
import { type MixedData, reportsHold } from '../../../lib/tableMixed.ts';
import { hostMat } from '../../../lib/views.ts';

export interface DsgelsProblem extends Flags<'trans'>, Sizes<'m' | 'n' | 'nrhs'>, Filled, Factor {
  /** Without iters, rcond, rank and rss. */
  readonly bare?: boolean;
}

export interface DsgelsData extends MixedData {
  readonly rcond: RealView;
  readonly rank: IntegerView;
  readonly rss: RealView;
}

const PLAIN = { nrhs: 2, layout: ODD } as const;

/** Empty, tiny, around panels of 32 columns, tall, wide. */
const SHAPES = shapes('0x0 4x0 0x4 1x1 5x1 1x5 7x3 33x33 70x31 40x65 130x40');

const first = (v: IntegerView | MatrixView): number => v.data[v.offset]!;

/** How wrong X is, and, of a least-squares problem, the sums of squares; of the other, how far X is from the row space. */
export function solutionError(
  { trans, m, n }: DsgelsProblem,
  before: DsgelsData,
  X: MatrixView,
  rss?: MatrixView,
): number {
  const transposed = trans !== 'n';
  const { A, B } = before;
  if (Math.min(m, n) === 0) return columnOf(X, 0).every((x) => x === 0) ? 0 : Number.NaN;
  if (!isLeastSquares({ transposed, m, n }))
    return larger(consistentError(A, transposed, X, B), outsideRowSpace(A, transposed, X));
  const sums = rss === undefined ? 0 : squaresError(A, transposed, X, B, rss);
  return larger(normalError(A, transposed, X, B), sums);
}

function errorOf(problem: DsgelsProblem, before: DsgelsData, after: DsgelsData): number {
  const { m, n, bare = false } = problem;
  if (!reportsHold(before, after, bare)) return Number.NaN;
  if (bare) return solutionError(problem, before, after.X);
  const [rank, rcond] = [first(after.rank), first(after.rcond)];
  if (rank !== Math.min(m, n) || !(rcond > 0 && rcond <= 1.1)) return Number.NaN;
  return solutionError(problem, before, after.X, after.rss);
}

export const dsgelsCase: Case<DsgelsProblem, DsgelsData> = {
  spec: dsgelsSpec,
  tolerance: 30,
  sweep: [
    ...(['n', 't'] as const).flatMap((trans) => SHAPES.map(([m, n]) => ({ ...PLAIN, trans, m, n }))),
    ...[0, 1, 15].map((nrhs) => ({ trans: 'n' as const, m: 50, n: 20, nrhs, layout: ODD })),
    { ...PLAIN, trans: 'c', m: 20, n: 30, bare: true },
    { trans: 'n', m: 64, n: 32, nrhs: 1, bare: true },
    { trans: 'n', m: 32, n: 64, nrhs: 1 },
  ],

  fromOptions: ({ m, n }, o) => ({
    ...{ trans: o.transA, m, n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o) },
    ...factorOf(QR_VERSIONS, o),
  }),

  data({ trans, m, n, nrhs, source = uniform, layout }, prec, random) {
    const [rows, cols] = trans === 'n' ? [m, n] : [n, m];
    const [A, B] = [window(prec, m, n, layout), window(prec, rows, nrhs, layout, 'read')];
    source(A, prec, random);
    uniform(B, prec, random);
    const X = window(prec, cols, nrhs, layout);
    const [iter, info, iters] = [integers(1, layout), integers(1, layout), integers(nrhs, layout)];
    const [rcond, rss] = [realWindow(prec, 1, 1, layout), realWindow(prec, nrhs, 1, layout)];
    return { A, B, X, iter, info, iters, rcond, rank: integers(1, layout), rss };
  },

  run(queue, { trans, m, n, nrhs, bare, ...factor }, { A, B, X, iter, info, iters, rcond, rank, rss }) {
    const operands = { trans, m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const reports = bare ? {} : { iters, rcond, rank, rss };
    return dsgels(queue, { ...operands, ...reports, ...modeArgs(factor) } as Parameters<typeof dsgels>[1]);
  },

  reference({ trans, m, n, nrhs }, { A, B, X, iter, info, iters, rcond, rank, rss }) {
    const sums = (rss.data as Float64Array).subarray(rss.offset, rss.offset + nrhs);
    const operands = { A: hostMat(A), B: hostMat(B), X: hostMat(X), rss: sums };
    const found = dsgelsRef({ transposed: trans !== 'n', m, n, nrhs, ...operands, wantsRcond: true });
    iter.data[iter.offset] = found.iter;
    info.data[info.offset] = found.info;
    rank.data[rank.offset] = found.rank;
    rcond.data[rcond.offset] = found.rcond;
    iters.data.set(found.iters, iters.offset);
  },

  error: errorOf,

  table: {
    ...dsgelsTable<DsgelsProblem>(),
    versions: QR_VERSIONS,
    beside(context, problem, operands) {
      const { m, n, nrhs } = problem;
      const solve = total(flopsGels(Math.max(m, n), Math.min(m, n), nrhs));
      const flops = { factor: total(flopsGeqrf(m, n)), solve };
      const data = operands as DsgelsData;
      return besideDsgels(context, problem, data, flops, (X) => solutionError(problem, data, X), ['d', 's']);
    },
  },
};
