// POSV as a case: error R5. The triangle of A that is not used must keep its bits.
import { posv } from '../../../../src/index.js';
import { posvRef } from '../../../../src/lapack/cholesky/posv.ref.js';
import { posvSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { CHOLESKY_VERSIONS, factorOf, modeArgs } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { fillRight, rightOf } from '../../../lib/rightSides.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { fillDominant, fillTriangleFrom, otherKept, symmetricView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
export const posvCase = {
    spec: posvSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 31, 32, 33, 65, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
        { uplo, n: 64, nrhs: 12 },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError('posv has no -F: the triangle is -L or -U');
        return {
            uplo: o.uplo,
            n,
            nrhs: o.nrhs,
            ...rightOf(o),
            ...givenSymmetric('posv', size, o),
            layout: layoutOf(o),
            ...factorOf(CHOLESKY_VERSIONS, o),
        };
    },
    data({ uplo, n, nrhs, layout, source, rhs }, prec, random) {
        const A = window(prec, n, n, layout);
        const B = window(prec, n, nrhs, layout);
        if (source === undefined)
            fillDominant(prec, A, uplo, random);
        else
            fillTriangleFrom(prec, A, uplo, 'write', source, random);
        fillRight(prec, B, { rhs }, () => symmetricView(A, uplo), random);
        return { A, B, info: integers(1, layout) };
    },
    run: (queue, { uplo, n, nrhs, ...factor }, { A, B, info }) => posv(queue, { uplo, n, nrhs, A, lda: A.ld, B, ldb: B.ld, info, ...modeArgs(factor) }),
    reference({ uplo, n, nrhs }, { A, B, info }) {
        info.data[info.offset] = posvRef(uplo, n, nrhs, hostMat(A), hostMat(B));
    },
    error: ({ uplo }, { A, B }, { A: factor, B: x }) => otherKept(A, factor, uplo) ? solveError(symmetricView(A, uplo), x, B) : Number.NaN,
    table: solveTable({ takesMatrix: true, lines: ngpuUploLine, versions: CHOLESKY_VERSIONS }),
};
