// DSGESDD and ZCGESDD as cases: as GESDD in double; corrections must have led there where there is something to correct.
import { dsgesdd } from '../../../../src/index.js';
import { DIRECT } from '../../../../src/lapack/mixed/zoomEigen.ref.js';
import { dsgesddSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { integers } from '../../../lib/operands.js';
import { gesddCase } from '../svd/gesdd.js';
const [S, N] = ['s', 'n'].map((job) => ({ jobz: job, jobu: job, jobvt: job }));
/** Of either. */
export const correctedSingular = (spec, front) => ({
    ...gesddCase,
    spec,
    sweep: [
        ...[
            [0, 3],
            [1, 1],
            [20, 30],
            [DIRECT + 3, DIRECT + 3],
            [300, DIRECT + 1],
            [DIRECT + 1, 260],
        ].map(([m, n]) => ({ ...S, m: m, n: n, layout: ODD })),
        { ...S, m: DIRECT + 8, n: DIRECT + 8 },
        { ...N, m: 220, n: 230, layout: ODD },
    ],
    data(problem, prec, random) {
        return { ...gesddCase.data(problem, prec, random), iter: integers(1, problem.layout) };
    },
    run(queue, { m, n, jobz }, { A, S: values, U, VT, iter, info }) {
        const vectors = jobz === 'n' ? {} : { U, ldu: U.ld, VT, ldvt: VT.ld };
        const call = { m, n, A, lda: A.ld, S: values, ...vectors, iter, info };
        return front(queue, { ...call, jobz: jobz === 'n' ? 'n' : 's' });
    },
    reference(problem, data) {
        gesddCase.reference(problem, data);
        data.iter.data[data.iter.offset] = 0;
    },
    error(problem, before, after, check) {
        const expected = problem.jobz === 's' && Math.min(problem.m, problem.n) > DIRECT;
        // The reference computes in double and says 0.
        if (expected && !(after.iter.data[after.iter.offset] >= 0))
            return Number.NaN;
        return gesddCase.error(problem, before, after, check);
    },
});
export const dsgesddCase = correctedSingular(dsgesddSpec, dsgesdd);
