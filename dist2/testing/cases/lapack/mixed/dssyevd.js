// DSSYEVD and ZCHEEVD as cases: as SYEVD in double; corrections must have led there where there is something to correct.
import { dssyevd } from '../../../../src/index.js';
import { syevdRef } from '../../../../src/lapack/eigen/syevd.ref.js';
import { DIRECT } from '../../../../src/lapack/mixed/zoomEigen.ref.js';
import { dssyevdSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { eigenCase } from '../../../lib/eigenCase.js';
import { integers } from '../../../lib/operands.js';
/** Of either. */
export function correctedVectors(spec, front) {
    const inDouble = eigenCase(spec, front, syevdRef);
    return {
        ...inDouble,
        sweep: [
            ...[0, 1, 2, 33, DIRECT + 1, 230].map((n) => ({ jobz: 'v', uplo: 'l', n, layout: ODD })),
            { jobz: 'v', uplo: 'u', n: DIRECT + 4 },
            { jobz: 'n', uplo: 'u', n: DIRECT + 4, layout: ODD },
        ],
        data(problem, prec, random) {
            return { ...inDouble.data(problem, prec, random), iter: integers(1, problem.layout) };
        },
        run: calling(front, spec),
        reference(problem, data) {
            inDouble.reference(problem, data);
            data.iter.data[data.iter.offset] = 0;
        },
        error(problem, before, after, check) {
            const corrected = after.iter.data[after.iter.offset] >= 0;
            const expected = problem.jobz === 'v' && problem.n > DIRECT;
            // The reference computes in double and says 0.
            if (expected && !corrected)
                return Number.NaN;
            return inDouble.error(problem, before, after, check);
        },
    };
}
export const dssyevdCase = correctedVectors(dssyevdSpec, dssyevd);
