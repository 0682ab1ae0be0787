// GETRS as a case: LAPACK's dget02 on the matrix that the given factors stand for.
import { getrs } from '../../../../src/index.js';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { getrsRef } from '../../../../src/lapack/lu/getrs.ref.js';
import { getrsSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { matrixView } from '../../../lib/norms.js';
import { fill, integers, place } from '../../../lib/operands.js';
import { unitVector } from '../../../lib/product.js';
import { factoredSolveTable } from '../../../lib/rateTable.js';
import { factorMultiply, factorSolveRatio } from '../../../lib/residualsLu.js';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const sweep = [
    ...[0, 1, 2, 31, 32, 33, 100].flatMap((n) => ['n', 't'].flatMap((trans) => [0, 1, 17].map((nrhs) => ({ trans, n, nrhs, layout: ODD })))),
    ...[33, 100].map((n) => ({ trans: 'c', n, nrhs: 17, layout: ODD })),
    { trans: 'n', n: 64, nrhs: 12 },
    { trans: 'n', n: 40, nrhs: 12, layout: ODD, inB: true },
];
/** P^T L U in doubles. */
export function matrixOf(lu, ipiv) {
    const { rows: n, parts } = lu;
    const columns = new Float64Array(n * n * (parts ?? 1));
    const pivots = ipiv.data.subarray(ipiv.offset);
    for (let j = 0; j < n; j++)
        columns.set(factorMultiply(lu, pivots, unitVector(n, j, parts), 'n'), j * n * (parts ?? 1));
    return matrixView(columns, n, n, undefined, 0, parts);
}
export const getrsCase = {
    spec: getrsSpec,
    tolerance: 30,
    sweep,
    fromOptions: (size, o) => ({
        ...{ trans: o.transA, n: size.n, nrhs: o.nrhs },
        ...givenSquare('getrs', size, o),
        layout: layoutOf(o),
    }),
    // Factors that are made up, well-conditioned and without negative elements: no matrix is factored for the sake of its factors.
    data({ n, nrhs, layout, inB, source }, prec, random) {
        const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
        uniform(B, prec, random);
        const ipiv = integers(n, layout);
        if (source !== undefined) {
            source(A, prec, random);
            getrfRecursiveRef(n, n, hostMat(A), ipiv.data, ipiv.offset);
            return { A, ipiv, B };
        }
        fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
        for (let i = 0; i < n; i++)
            ipiv.data[ipiv.offset + i] = 1 + i + Math.floor(random.rand() * (n - i));
        return { A, ipiv, B };
    },
    run: calling(getrs, getrsSpec),
    reference: ({ trans, n, nrhs }, { A, ipiv, B }) => getrsRef(trans, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B)),
    error: ({ trans }, { A, ipiv, B }, { B: x }) => factorSolveRatio(A, ipiv.data.subarray(ipiv.offset, ipiv.offset + ipiv.rows), x, B, trans),
    table: factoredSolveTable(false, true),
};
