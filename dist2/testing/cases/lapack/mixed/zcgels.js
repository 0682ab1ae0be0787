// ZCGELS as a case: as DSGELS, of complex matrices.
import { flopsGels, flopsGeqrf, total } from '../../../../src/core/flops.js';
import { zcgels } from '../../../../src/index.js';
import { zcgelsSpec } from '../../../../src/specs.js';
import { layoutOf, sourceOf } from '../../../lib/source.js';
import { besideDsgels, dsgelsTable } from '../../../lib/tableDsgels.js';
import { dsgelsCase, solutionError } from './dsgels.js';
/** Of complex numbers T^T is nothing that least squares know. */
const adjoint = (p) => ({ ...p, trans: p.trans === 't' ? 'c' : p.trans });
export const zcgelsCase = {
    ...dsgelsCase,
    spec: zcgelsSpec,
    sweep: dsgelsCase.sweep.map(adjoint),
    fromOptions: ({ m, n }, o) => adjoint({ trans: o.transA, m, n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o) }),
    run(queue, { trans, m, n, nrhs, bare }, { A, B, X, iter, info, iters, rcond, rank, rss }) {
        const operands = { trans, m, n, nrhs, A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const reports = bare ? {} : { iters, rcond, rank, rss };
        return zcgels(queue, { ...operands, ...reports });
    },
    table: {
        ...dsgelsTable(),
        beside(context, problem, operands) {
            const { m, n, nrhs } = problem;
            const solve = total(flopsGels(Math.max(m, n), Math.min(m, n), nrhs), 'z');
            const flops = { factor: total(flopsGeqrf(m, n), 'z'), solve };
            const data = operands;
            return besideDsgels(context, problem, data, flops, (X) => solutionError(problem, data, X), ['z', 'c']);
        },
    },
};
