import { gesddEngine } from '../../lapack/svd/gesdd.cpu.js';
import { asGesvd } from '../../lapack/svd/gesdd.ref.js';
import { FEW, LOW } from '../../lapack/svd/gesvd.cpu.js';
import { prepared } from '../../lapack/svd/gesvd.ref.js';
import { decomposedRef } from './pinv.ref.js';
/** As decomposedRef. */
export function decomposed(problem, on) {
    const { m, n } = problem;
    if (on === undefined || (m * n <= FEW && Math.min(m, n) <= LOW))
        return decomposedRef(problem);
    const factor = prepared(asGesvd(problem));
    return factor === undefined ? undefined : gesddEngine(on.e, on.r, on.space, problem, on.inA(), factor);
}
