// POTRS as a case: error R5 of the matrix whose factor is given. The triangle that is not stored is NaN.
import { potrs } from '../../../../src/index.js';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.js';
import { potrsRef } from '../../../../src/lapack/cholesky/potrs.ref.js';
import { potrsSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { matrixView } from '../../../lib/norms.js';
import { fill, place } from '../../../lib/operands.js';
import { multiply, unitVector } from '../../../lib/product.js';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { givenSymmetric, layoutOf, uniform } from '../../../lib/source.js';
import { fillTriangleFrom, triangularView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** L L^H or U^H U. */
export function matrixOf(factor, uplo) {
    const { rows: n, parts } = factor;
    const f = triangularView(factor, uplo);
    const columns = new Float64Array(n * n * (parts ?? 1));
    for (let j = 0; j < n; j++) {
        const half = multiply(f, uplo === 'l', unitVector(n, j, parts));
        columns.set(multiply(f, uplo === 'u', half), j * n * (parts ?? 1));
    }
    return matrixView(columns, n, n, undefined, 0, parts);
}
export const potrsCase = {
    spec: potrsSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 31, 33, 65, 100].flatMap((n) => [0, 1, 17].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
        { uplo, n: 64, nrhs: 12 },
        { uplo, n: 40, nrhs: 12, layout: ODD, inB: true },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError('potrs has no -F: the triangle is -L or -U');
        return { uplo: o.uplo, n, nrhs: o.nrhs, ...givenSymmetric('potrs', size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, nrhs, layout, inB, source }, prec, random) {
        const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
        if (source !== undefined) {
            fillTriangleFrom(prec, A, uplo, 'read', source, random);
            potrfRef(uplo, n, hostMat(A));
        }
        else {
            // A factor with a real diagonal that dominates.
            fill(prec, A, (i, j, part) => {
                if (i === j)
                    return part === 1 ? 0 : 1 + random.rand();
                return i > j === (uplo === 'l') ? random.rand() / n : Number.NaN;
            });
        }
        uniform(B, prec, random);
        return { A, B };
    },
    run: calling(potrs, potrsSpec),
    reference: ({ uplo, n, nrhs }, { A, B }) => potrsRef(uplo, n, nrhs, hostMat(A), hostMat(B)),
    error: ({ uplo }, { A, B }, { B: x }) => solveError(matrixOf(A, uplo), x, B),
    table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
};
