// SHGESV as a case: dhgesv's problems, columns and error for singles; on the CPU it is sgesv.
import { shgesv } from '../../../../src/index.js';
import { shgesvRef } from '../../../../src/lapack/mixed/shgesv.ref.js';
import { shgesvSpec } from '../../../../src/specs.js';
import { modeArgs } from '../../../lib/factor.js';
import { larger } from '../../../lib/norms.js';
import { ratio } from '../../../lib/residuals.js';
import { getrfError } from '../../../lib/residualsLu.js';
import { mixedError, reportsHold } from '../../../lib/tableMixed.js';
import { hostMat } from '../../../lib/views.js';
import { dhgesvCase, precisionsTable } from './dhgesv.js';
import { countsHold, reportOf } from './dsgesvGmres.js';
/** Whether what is reported agrees: -1, and factors in single, where halves were not tried. */
function agrees(before, after, bare) {
    const first = (v) => v.data[v.offset];
    const [iter, bits] = [first(after.iter), first(after.factored)];
    // With pivots from a window factors in single may be corrected too.
    if (!bare && bits !== 32 && (iter < 0 || bits !== 16))
        return false;
    if (iter !== -1)
        return reportsHold(before, after, bare) && countsHold(after, bare);
    const { iters } = after;
    const each = iters.data.subarray(iters.offset, iters.offset + iters.rows);
    return first(after.info) === 0 && (bare || each.every((count) => count === -1));
}
export const shgesvCase = {
    ...dhgesvCase,
    spec: shgesvSpec,
    run(queue, { n, nrhs, pivoting = 'partial', bare, ...factor }, { A, ipiv, B, X, iter, info, ...given }) {
        const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const each = bare ? {} : given;
        return shgesv(queue, { ...operands, ...each, pivoting, ...modeArgs(factor) });
    },
    reference({ n, nrhs }, data) {
        const { A, ipiv, B, X, factored } = data;
        const found = shgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
        reportOf(data, found);
        factored.data[factored.offset] = found.factored;
    },
    error({ n, bare }, before, after) {
        if (!agrees(before, after, bare))
            return Number.NaN;
        const { iter, ipiv } = after;
        // What has taken A's place are its factors.
        const pivots = ipiv.data.subarray(ipiv.offset, ipiv.offset + n);
        const factors = iter.data[iter.offset] < 0 ? getrfError(before.A, after.A, pivots) : 0;
        return larger(ratio(mixedError(before.A, after.X, before.B), n), factors);
    },
    table: precisionsTable('FP16-32'),
};
