// DSGESV as a case: MAGMA's error, which is not divided by the solution; what it reports must agree with what it did.
import { dsgesv } from '../../../../src/index.js';
import { dsgesvRef } from '../../../../src/lapack/mixed/dsgesv.ref.js';
import { dsgesvSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { factorOf, modeArgs, SOLVE_VERSIONS } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { ratio } from '../../../lib/residuals.js';
import { fillRight, rightOf } from '../../../lib/rightSides.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { besideLu, dsgesvTable, mixedError, reportsHold } from '../../../lib/tableMixed.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
export const dsgesvCase = {
    spec: dsgesvSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 33, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ n, nrhs, layout: ODD }))),
        { n: 64, nrhs: 12, bare: true },
        { n: 20, nrhs: 2, rhs: 'ones' },
    ],
    fromOptions({ m, n }, o) {
        if (o.file !== undefined && m !== n)
            throw new UsageError(`dsgesv needs a square matrix, and the file's is ${m} x ${n}`);
        return { n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o), ...factorOf(SOLVE_VERSIONS, o), ...rightOf(o) };
    },
    data({ n, nrhs, source = uniform, rhs, layout }, prec, random) {
        const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout, 'read')];
        source(A, prec, random);
        fillRight(prec, B, { rhs }, () => A, random);
        const [ipiv, iter, info] = [integers(n, layout), integers(1, layout), integers(1, layout)];
        return { A, ipiv, B, X: window(prec, n, nrhs, layout), iter, info, iters: integers(nrhs, layout) };
    },
    run(queue, { n, nrhs, pivoting = 'partial', residual = 'auto', bare, ...factor }, { A, ipiv, B, X, iter, info, iters }) {
        const operands = { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, X, ldx: X.ld, iter, info };
        const each = bare ? {} : { iters };
        return dsgesv(queue, { ...operands, ...each, pivoting, residual, ...modeArgs(factor) });
    },
    reference({ n, nrhs }, { A, ipiv, B, X, iter, info, iters }) {
        const found = dsgesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), hostMat(X));
        iter.data[iter.offset] = found.iter;
        info.data[info.offset] = found.info;
        iters.data.fill(found.iter, iters.offset, iters.offset + nrhs);
    },
    error: ({ n, bare }, before, after) => reportsHold(before, after, bare) ? ratio(mixedError(before.A, after.X, before.B), n) : Number.NaN,
    table: {
        ...dsgesvTable(),
        versions: SOLVE_VERSIONS,
        beside: (context, problem, operands) => besideLu(context, problem, operands, 'd'),
    },
};
