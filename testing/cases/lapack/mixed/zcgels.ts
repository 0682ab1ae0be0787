// ZCGELS as a case: as DSGELS, of complex matrices.
import { flopsGels, flopsGeqrf, total } from '../../../../src/core/flops.ts';
import { zcgels } from '../../../../src/index.ts';
import { zcgelsSpec } from '../../../../src/specs.ts';
import type { Case } from '../../../lib/case.ts';
import { layoutOf, sourceOf } from '../../../lib/source.ts';
import { besideDsgels, dsgelsTable } from '../../../lib/tableDsgels.ts';
import { type DsgelsData, type DsgelsProblem, dsgelsCase, solutionError } from './dsgels.ts';

/** Of complex numbers T^T is nothing that least squares know. */
const adjoint = (p: DsgelsProblem): DsgelsProblem => ({ ...p, trans: p.trans === 't' ? 'c' : p.trans });

export const zcgelsCase: Case<DsgelsProblem, DsgelsData> = {
  ...dsgelsCase,
  spec: zcgelsSpec,
  sweep: dsgelsCase.sweep.map(adjoint),

  fromOptions: ({ m, n }, o) =>
    adjoint({ trans: o.transA, m, n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o) }),

  run(queue, { trans, m, n, nrhs, bare }, { A, B, X, iter, info, iters, rcond, rank, rss }) {
    const operands = { trans, m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, iter, info };
    const reports = bare ? {} : { iters, rcond, rank, rss };
    return zcgels(queue, { ...operands, ...reports } as Parameters<typeof zcgels>[1]);
  },

  table: {
    ...dsgelsTable<DsgelsProblem>(),
    beside(context, problem, operands) {
      const { m, n, nrhs } = problem;
      const solve = total(flopsGels(Math.max(m, n), Math.min(m, n), nrhs), 'z');
      const flops = { factor: total(flopsGeqrf(m, n), 'z'), solve };
      const data = operands as DsgelsData;
      return besideDsgels(context, problem, data, flops, (X) => solutionError(problem, data, X), ['z', 'c']);
    },
  },
};
