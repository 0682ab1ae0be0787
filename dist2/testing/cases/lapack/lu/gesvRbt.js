// GESV_RBT as a case: error R5.
import { gesvRbt } from '../../../../src/index.js';
import { gesvRbtRef } from '../../../../src/lapack/lu/gesvRbt.ref.js';
import { gesvRbtSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { factorOf } from '../../../lib/factor.js';
import { integers, place, window } from '../../../lib/operands.js';
import { solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** What --math and --nb are for; there is one version. */
const RBT_VERSIONS = {
    0: { title: 'random butterflies, refinement, and partial pivoting where they fail' },
    1: { title: 'the only one' },
};
export const gesvRbtCase = {
    spec: gesvRbtSpec,
    tolerance: 30,
    sweep: [
        // All remainders by 4, where butterflies leave elements alone.
        ...[0, 1, 2, 3, 4, 5, 6, 7, 33, 65, 98, 100].flatMap((n) => [0, 1, 5].map((nrhs) => ({ n, nrhs, layout: ODD }))),
        { n: 64, nrhs: 12, seed: -3 },
        { n: 50, nrhs: 5, nb: 7, math: 'split', layout: ODD },
        { n: 21, nrhs: 4, layout: ODD, inB: true },
    ],
    fromOptions({ m, n }, o) {
        if (o.file !== undefined && m !== n)
            throw new UsageError(`gesvRbt needs a square matrix, and the file's is ${m} x ${n}`);
        const { math = 'strict', nb = 0 } = factorOf(RBT_VERSIONS, o);
        return { n, nrhs: o.nrhs, source: sourceOf(o), math, nb, layout: layoutOf(o) };
    },
    data({ n, nrhs, source = uniform, layout, inB }, prec, random) {
        const { A, B } = inB
            ? place(prec, { A: [n, n], B: [n, nrhs] }, ['A', 'B'], layout)
            : { A: window(prec, n, n, layout), B: window(prec, n, nrhs, layout) };
        source(A, prec, random);
        uniform(B, prec, random);
        return { A, B, info: integers(1, layout), iter: integers(1, layout) };
    },
    run: calling(gesvRbt, gesvRbtSpec),
    reference({ n, nrhs, seed = 1 }, { A, B, info, iter }) {
        const found = gesvRbtRef(n, nrhs, hostMat(A), hostMat(B), seed);
        info.data[info.offset] = found.info;
        iter.data[iter.offset] = found.iter;
    },
    error: (_problem, { A, B }, { B: x }) => solveError(A, x, B),
    table: solveTable({ takesMatrix: true, versions: RBT_VERSIONS }),
};
