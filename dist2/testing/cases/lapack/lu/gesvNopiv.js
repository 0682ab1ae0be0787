// GESV_NOPIV as a case: error R5.
import { gesvNopiv } from '../../../../src/index.js';
import { gesvNopivRef } from '../../../../src/lapack/lu/gesvNopiv.ref.js';
import { gesvNopivSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { factorOf } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { dominant, layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { NOPIV_VERSIONS } from './getrfNopiv.js';
export const gesvNopivCase = {
    spec: gesvNopivSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 31, 33, 65, 100].flatMap((n) => [0, 1, 5].map((nrhs) => ({ n, nrhs, layout: ODD }))),
        { n: 64, nrhs: 12 },
        { n: 50, nrhs: 5, nb: 7, layout: ODD },
    ],
    fromOptions({ m, n }, o) {
        if (o.file !== undefined && m !== n)
            throw new UsageError(`gesvNopiv needs a square matrix, and the file's is ${m} x ${n}`);
        const tame = o.matrix === 'rand' && o.file === undefined;
        const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
        return { n, nrhs: o.nrhs, source: tame ? dominant : sourceOf(o), math, nb, layout: layoutOf(o) };
    },
    data({ n, nrhs, source = dominant, layout }, prec, random) {
        const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout)];
        source(A, prec, random);
        uniform(B, prec, random);
        return { A, B, info: integers(1, layout) };
    },
    run: calling(gesvNopiv, gesvNopivSpec),
    reference({ n, nrhs }, { A, B, info }) {
        info.data[info.offset] = gesvNopivRef(n, nrhs, hostMat(A), hostMat(B));
    },
    error: (_problem, { A, B }, { B: x }) => solveError(A, x, B),
    table: solveTable({ takesMatrix: true, versions: NOPIV_VERSIONS }),
};
