// TRTRI as a case: error R9. The triangle that does not belong to A, and a diagonal of ones, must keep what is in them.
import { trtri } from '../../../../src/index.js';
import { trtriRef } from '../../../../src/lapack/triangular/trtri.ref.js';
import { trtriSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { normOne, sameElement } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { multiply } from '../../../lib/product.js';
import { inverseTable, uploLine } from '../../../lib/rateTable.js';
import { inverseError, inverseVectorCheck } from '../../../lib/residuals.js';
import { layoutOf } from '../../../lib/source.js';
import { DIAG } from '../../../lib/table.js';
import { otherKept, triangularView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** What lies where nothing may be written: a number, because writing NaN over NaN would go unnoticed. */
const ROGUE = -1e10;
const kinds = ['l', 'u'].flatMap((uplo) => ['n', 'u'].map((diag) => ({ uplo, diag })));
export const trtriCase = {
    spec: trtriSpec,
    tolerance: 30,
    sweep: kinds.flatMap((kind) => [
        ...[0, 1, 2, 15, 16, 17, 33, 70].map((n) => ({ ...kind, n, layout: ODD })),
        { ...kind, n: 64 },
        // More than the 256 that the GPU inverts at once.
        { ...kind, n: 259, layout: ODD },
    ]),
    fromOptions({ n }, o) {
        if (o.uplo === 'f')
            throw new UsageError('trtri has no -F: the triangle is -L or -U');
        return { uplo: o.uplo, diag: o.diag, n, layout: layoutOf(o) };
    },
    // As trsm's: the inverse is of order 1 whatever the size, with a unit diagonal too.
    data({ uplo, diag, n, zeros = [], layout }, prec, random) {
        const A = window(prec, n, n, layout);
        fill(prec, A, (i, j) => {
            if (i !== j)
                return i > j === (uplo === 'l') ? random.rand() / n : ROGUE;
            if (diag === 'u')
                return ROGUE;
            return zeros.includes(i) ? 0 : 1 + random.rand();
        });
        return { A, info: integers(1, layout) };
    },
    run: calling(trtri, trtriSpec),
    reference({ uplo, diag, n }, { A, info }) {
        info.data[info.offset] = trtriRef(uplo, diag, n, hostMat(A));
    },
    error({ uplo, diag, n }, { A }, { A: inverse, info }, { random }) {
        if (info.data[info.offset] !== 0 || !otherKept(A, inverse, uplo))
            return Number.NaN;
        for (let i = 0; diag === 'u' && i < n; i++) {
            const place = A.offset + i * (A.ld + 1);
            if (!sameElement(A, inverse, place))
                return Number.NaN;
        }
        if (n > EXACT_ORDER) {
            const triangle = { uplo, diag };
            const applied = (a) => ({
                norm: normOne(a, triangle),
                apply: (x) => multiply(a, false, x, triangle),
            });
            return inverseVectorCheck(n, applied(A), applied(inverse), random);
        }
        return inverseError(triangularView(A, uplo, diag), triangularView(inverse, uplo, diag), 2 ** -53);
    },
    table: inverseTable((o) => [`${uploLine(o)}, diag = ${DIAG[o.diag]}`]),
};
