// GESV as a case: error R5.
import { gesv } from '../../../../src/index.js';
import { gesvRef } from '../../../../src/lapack/lu/gesv.ref.js';
import { gesvSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { factorOf, modeArgs, SOLVE_VERSIONS } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { fillRight, rightOf } from '../../../lib/rightSides.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [
    ...[0, 1, 2, 31, 32, 33, 65, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ n, nrhs, layout: ODD }))),
    { n: 64, nrhs: 12 },
    { n: 20, nrhs: 2, rhs: 'ones' },
];
export const gesvCase = {
    spec: gesvSpec,
    tolerance: 30,
    sweep,
    fromOptions({ m, n }, o) {
        if (o.file !== undefined && m !== n)
            throw new UsageError(`gesv needs a square matrix, and the file's is ${m} x ${n}`);
        return { n, nrhs: o.nrhs, source: sourceOf(o), layout: layoutOf(o), ...factorOf(SOLVE_VERSIONS, o), ...rightOf(o) };
    },
    data({ n, nrhs, source = uniform, rhs, layout }, prec, random) {
        const A = window(prec, n, n, layout);
        const B = window(prec, n, nrhs, layout);
        source(A, prec, random);
        fillRight(prec, B, { rhs }, () => A, random);
        return { A, ipiv: integers(n, layout), B, info: integers(1, layout) };
    },
    run: (queue, { n, nrhs, pivoting = 'partial', ...factor }, { A, ipiv, B, info }) => gesv(queue, { n, nrhs, A, lda: A.ld, ipiv, B, ldb: B.ld, info, pivoting, ...modeArgs(factor) }),
    reference({ n, nrhs }, { A, ipiv, B, info }) {
        info.data[info.offset] = gesvRef(n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B));
    },
    error: (_problem, { A, B }, { B: x }) => solveError(A, x, B),
    table: solveTable({ takesMatrix: true, versions: SOLVE_VERSIONS }),
};
