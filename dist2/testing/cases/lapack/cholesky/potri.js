// POTRI as a case: error R9 of the matrix that the given factor stands for. The triangle that is not used must keep its bits.
import { potri } from '../../../../src/index.js';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.js';
import { potriRef } from '../../../../src/lapack/cholesky/potri.ref.js';
import { potriSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { normOne } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { inverseTable, uploLine } from '../../../lib/rateTable.js';
import { inverseError, inverseVectorCheck } from '../../../lib/residuals.js';
import { appliedCholesky, symmetricProduct } from '../../../lib/residualsCholesky.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { fillTriangleFrom, hasRealDiagonal, otherKept, symmetricView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from './potrs.js';
/** What lies where nothing may be written: a number, because writing NaN over NaN would go unnoticed. */
const ROGUE = -1e10;
export const potriCase = {
    spec: potriSpec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 15, 16, 17, 33, 70].map((n) => ({ uplo, n, layout: ODD })),
        { uplo, n: 64 },
        // More than the 256 that the GPU inverts at once.
        { uplo, n: 259, layout: ODD },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError('potri has no -F: the triangle is -L or -U');
        return { uplo: o.uplo, n, ...givenSymmetric('potri', size, o), layout: layoutOf(o) };
    },
    // The factor is made up, and well-conditioned: a large matrix is not factored for the sake of its factor.
    data({ uplo, n, zeros = [], layout, source }, prec, random) {
        const A = window(prec, n, n, layout);
        if (source !== undefined) {
            fillTriangleFrom(prec, A, uplo, 'write', source, random);
            potrfRef(uplo, n, hostMat(A));
            return { A, info: integers(1, layout) };
        }
        fill(prec, A, (i, j, part) => {
            if (i === j && part === 1)
                return 0;
            if (i !== j)
                return i > j === (uplo === 'l') ? random.rand() / n : ROGUE;
            return zeros.includes(i) ? 0 : 1 + random.rand();
        });
        return { A, info: integers(1, layout) };
    },
    run: calling(potri, potriSpec),
    reference({ uplo, n }, { A, info }) {
        info.data[info.offset] = potriRef(uplo, n, hostMat(A));
    },
    error({ uplo, n }, { A }, { A: inverse, info }, { random }) {
        if (info.data[info.offset] !== 0 || !otherKept(A, inverse, uplo) || !hasRealDiagonal(inverse))
            return Number.NaN;
        if (n > EXACT_ORDER) {
            const applied = {
                norm: normOne(symmetricView(inverse, uplo)),
                apply: (t) => symmetricProduct(inverse, uplo, t),
            };
            return inverseVectorCheck(n, appliedCholesky(A, uplo), applied, random);
        }
        return inverseError(matrixOf(A, uplo), symmetricView(inverse, uplo), 2 ** -53);
    },
    table: inverseTable(uploLine, true),
};
