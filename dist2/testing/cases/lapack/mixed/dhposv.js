// DHPOSV as a case: dsposv's problems and columns, its error divided by N as in MAGMA's dshposv, and dhgesv's reports.
import { dhposv } from '../../../../src/index.js';
import { dhposvRef } from '../../../../src/lapack/mixed/dhposv.ref.js';
import { dhposvSpec } from '../../../../src/specs.js';
import { modeArgs } from '../../../lib/factor.js';
import { integers } from '../../../lib/operands.js';
import { ratio } from '../../../lib/residuals.js';
import { hostMat } from '../../../lib/views.js';
import { factoredHolds } from './dhgesv.js';
import { countsHold, reportOf } from './dsgesvGmres.js';
import { dsposvCase } from './dsposv.js';
export const dhposvCase = {
    ...dsposvCase,
    spec: dhposvSpec,
    data(problem, prec, random) {
        const { nrhs, layout } = problem;
        return {
            ...dsposvCase.data(problem, prec, random),
            inner: integers(nrhs, layout),
            factored: integers(1, layout),
        };
    },
    run(queue, { uplo, n, nrhs, residual = 'auto', bare, ...factor }, { A, B, X, iter, info, ...given }) {
        const operands = { uplo, n, nrhs, A, lda: A.ld, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const each = bare ? {} : given;
        return dhposv(queue, { ...operands, ...each, residual, ...modeArgs(factor) });
    },
    reference({ uplo, n, nrhs }, data) {
        const { A, B, X, factored } = data;
        const found = dhposvRef(uplo, n, nrhs, hostMat(A), hostMat(B), hostMat(X));
        reportOf(data, found);
        factored.data[factored.offset] = found.factored;
    },
    error(problem, before, after, check) {
        const { n, bare } = problem;
        if (!factoredHolds(after, bare) || !countsHold(after, bare))
            return Number.NaN;
        return ratio(dsposvCase.error(problem, before, after, check), n);
    },
    table: {
        ...dsposvCase.table,
        header: (options, backend) => dsposvCase.table.header(options, backend).map((line) => line.replace('|b-Ax|/|A|', '|b-Ax|/N|A|')),
    },
};
