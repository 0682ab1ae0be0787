// DHGESV as a case: dsgesv's problems, columns and error, and the precision of the factors among what must agree.
import { dhgesv } from '../../../../src/index.js';
import { dhgesvRef } from '../../../../src/lapack/mixed/dhgesv.ref.js';
import { dhgesvSpec } from '../../../../src/specs.js';
import { modeArgs } from '../../../lib/factor.js';
import { integers } from '../../../lib/operands.js';
import { hostMat } from '../../../lib/views.js';
import { dsgesvGmresCase, reportOf } from './dsgesvGmres.js';
/** Whether X is said to be from factors in double where, and only where, refinement has failed. */
export function factoredHolds(after, bare = false) {
    const bits = after.factored.data[after.factored.offset];
    const failed = after.iter.data[after.iter.offset] < 0;
    return bare || (failed ? bits === 64 : bits === 16 || bits === 32);
}
/** dsgesv's table with the precisions of another routine in its header. */
export function precisionsTable(precisions) {
    const table = dsgesvGmresCase.table;
    const titled = (line) => line.replace('FP32-64', precisions);
    return { ...table, header: (options, backend) => table.header(options, backend).map(titled) };
}
export const dhgesvCase = {
    ...dsgesvGmresCase,
    spec: dhgesvSpec,
    data(problem, prec, random) {
        return { ...dsgesvGmresCase.data(problem, prec, random), factored: integers(1, problem.layout) };
    },
    run(queue, { n, nrhs, pivoting = 'partial', residual = 'auto', bare, ...factor }, { A, ipiv, B, X, iter, info, ...given }) {
        const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const each = bare ? {} : given;
        return dhgesv(queue, { ...operands, ...each, pivoting, residual, ...modeArgs(factor) });
    },
    reference({ n, nrhs }, data) {
        const { A, ipiv, B, X, factored } = data;
        const found = dhgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
        reportOf(data, found);
        factored.data[factored.offset] = found.factored;
    },
    error(problem, before, after, check) {
        return factoredHolds(after, problem.bare) ? dsgesvGmresCase.error(problem, before, after, check) : Number.NaN;
    },
    table: precisionsTable('FP16-64'),
};
