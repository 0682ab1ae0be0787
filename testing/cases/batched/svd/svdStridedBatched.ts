// Singular value decompositions of a batch at equal distances as cases: the worst of values, product and orthogonality over the batch.

import { adjointRef } from '../../../../src/blas3/elements/adjoint.ref.ts';
import { realOf } from '../../../../src/core/field.ts';
import { gesvdjStridedBatched, gesvdStridedBatched, type RoutineSpec, type VectorJob } from '../../../../src/index.ts';
import { gesvdRef } from '../../../../src/lapack/svd/gesvd.ref.ts';
import { gesvdjStridedBatchedSpec, gesvdStridedBatchedSpec } from '../../../../src/specs.ts';
import { type BatchLayout, batchWindow, members, ODD, strideOf, worst } from '../../../lib/batch.ts';
import { COUNTS, ORDERS, SHAPES } from '../../../lib/batchSweeps.ts';
import type { Data, Sizes } from '../../../lib/calls.ts';
import type { Case, Check } from '../../../lib/case.ts';
import { larger, type MatrixView } from '../../../lib/norms.ts';
import { integers } from '../../../lib/operands.ts';
import { svdBatchedTable } from '../../../lib/rateTable.ts';
import { transposed } from '../../../lib/residualsLq.ts';
import { inDoubles } from '../../../lib/residualsQr.ts';
import { layoutOf, uniform } from '../../../lib/source.ts';
import { svdParts } from '../../../lib/svdParts.ts';
import { hostMat } from '../../../lib/views.ts';

interface SvdBatchProblem extends Sizes<'m' | 'n' | 'batchCount'> {
  readonly job: VectorJob;
  readonly layout?: BatchLayout;
}

/** V, or VT: without columns, or rows, where it is not wanted. */
type SvdBatchData = Data<'A' | 'U', 'info', 'S'> & Partial<Data<'V' | 'VT'>>;

const JOBS = ['n', 's', 'a'] as const;

const most = (job: VectorJob, length: number, k: number): number => (job === 'n' ? 0 : job === 's' ? k : length);

/** The columns of the operands' matrices; the routine has V^T if `isTurned`, and else V. */
function widths({ m, n, job }: SvdBatchProblem, isTurned: boolean) {
  const k = Math.min(m, n);
  const right = most(job, n, k);
  return { A: n, S: 1, U: most(job, m, k), V: isTurned ? n : right, rowsOfV: isTurned ? right : n };
}

function caseOf(spec: RoutineSpec, isTurned: boolean): Case<SvdBatchProblem, SvdBatchData> {
  const right = isTurned ? 'VT' : 'V';
  const each = (p: SvdBatchProblem, data: SvdBatchData) => {
    const cols = widths(p, isTurned);
    const of = (X: MatrixView, width: number) => members(X, width, p.batchCount, p.layout);
    const [A, S] = [of(data.A, cols.A), of(data.S, cols.S)];
    const [U, V] = [of(data.U, cols.U), of(data[right]!, cols.V)];
    return A.map((a, b) => ({ A: a, S: S[b]!, U: U[b]!, V: V[b]!, at: data.info.offset + b }));
  };
  return {
    spec,
    tolerance: 30,
    sweep: [
      ...ORDERS.map((n, k) => ({ job: JOBS[1 + (k % 2)]!, m: n, n, batchCount: 3, layout: ODD })),
      ...SHAPES.flatMap(([m, n]) => JOBS.map((job) => ({ job, m, n, batchCount: 2, layout: ODD }))),
      ...COUNTS.map((batchCount) => ({ job: 's' as const, m: 7, n: 6, batchCount })),
    ],

    fromOptions: ({ m, n }, o) => {
      const [letter] = o.jobu;
      const job = JOBS.find((one) => one === letter) ?? 's';
      return { job, m, n, batchCount: o.batch, layout: layoutOf(o) };
    },

    data(p, prec, random) {
      const { m, n, batchCount, layout } = p;
      const cols = widths(p, isTurned);
      const of = (rows: number, width: number): MatrixView => batchWindow(prec, rows, width, batchCount, layout);
      const A = of(m, n);
      uniform(A, prec, random);
      const real = realOf(prec);
      const S = { ...batchWindow(real, Math.min(m, n), 1, batchCount, layout), type: real };
      const [U, V] = [of(m, cols.U), of(cols.rowsOfV, cols.V)];
      return { A, S, U, [right]: V, info: integers(Math.max(1, batchCount), layout) };
    },

    run(queue, p, { A, S, U, V, VT, info }) {
      const { m, n, job, batchCount, layout } = p;
      const cols = widths(p, isTurned);
      const call = { m, n, A, lda: A.ld, strideA: strideOf(A, n, layout), S, strideS: strideOf(S, 1, layout) };
      const left = job === 'n' ? {} : { U, ldu: U.ld, strideU: strideOf(U, cols.U, layout) };
      const all = { ...call, ...left, info, batchCount };
      if (VT !== undefined) {
        const own = job === 'n' ? {} : { VT, ldvt: VT.ld, strideVT: strideOf(VT, cols.V, layout) };
        return gesvdStridedBatched(queue, { jobu: job, jobvt: job, ...all, ...own });
      }
      const own = job === 'n' ? {} : { V, ldv: V!.ld, strideV: strideOf(V!, cols.V, layout) };
      return gesvdjStridedBatched(queue, { jobz: job, ...all, ...own });
    },

    reference(p, data) {
      const { m, n, job } = p;
      for (const { A, S, U, V, at } of each(p, data)) {
        const values = S.data.subarray(S.offset, S.offset + Math.min(m, n));
        const cols = widths(p, isTurned);
        const own = isTurned ? V : transposed(V);
        // A is not the routine's to write, and gesvdRef does.
        const problem = { m, n, A: hostMat(inDoubles(A)), S: values, jobu: job, U: hostMat(U), jobvt: job };
        data.info.data[at] = gesvdRef({ ...problem, VT: hostMat(own) });
        if (isTurned) continue;
        adjointRef(cols.V, n, hostMat(own), hostMat(V));
      }
    },

    error(p, before, after, check: Check) {
      const { layout } = p;
      const cols = widths(p, isTurned);
      const results = each(p, after);
      const errors = each(p, before).map(({ A }, b) => {
        const { S, U, V, at } = results[b]!;
        const info = { data: after.info.data, offset: at };
        return svdParts(A, { S, U, VT: isTurned ? V : transposed(V), info }, { ...check, reference: undefined }).reduce(
          larger,
        );
      });
      const strays = (name: 'A' | 'S' | 'U' | 'V' | 'VT', width: number) =>
        worst(errors, before[name]!, after[name]!, width, layout);
      return [strays('A', cols.A), strays('S', cols.S), strays('U', cols.U), strays(right, cols.V)].reduce(larger);
    },

    table: svdBatchedTable,
  };
}

export const gesvdStridedBatchedCase = caseOf(gesvdStridedBatchedSpec, true);
export const gesvdjStridedBatchedCase = caseOf(gesvdjStridedBatchedSpec, false);
