// POTRF as a case: error R6, or the backward error with -c2. The triangle that is not used must keep its bits.
import { potrf } from '../../../../src/index.js';
import { potrfRef } from '../../../../src/lapack/cholesky/potrf.ref.js';
import { potrfSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { CHOLESKY_VERSIONS, factorOf, modeArgs } from '../../../lib/factor.js';
import { normFro } from '../../../lib/norms.js';
import { copied, integers, window } from '../../../lib/operands.js';
import { ngpuUploLine, rateTable } from '../../../lib/rateTable.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { potrfVectorCheck } from '../../../lib/residualsCholesky.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { fillDominant, fillTriangleFrom, otherKept, triangularView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const BACKWARD = '|A-R^H*R| / (N*|A|)';
/** Up to this order -c computes the factor to compare with, where -l has not: seconds in TypeScript. */
const REFERENCE_ORDER = 2000;
export const potrfCase = {
    spec: potrfSpec,
    // The threshold of LAPACK's own test programs.
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 3, 5, 16, 31, 32, 33, 64, 65, 100, 130, 200].map((n) => ({ uplo, n, layout: ODD })),
        ...[32, 64, 96].map((n) => ({ uplo, n })),
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError('potrf has no -F: the triangle is -L or -U');
        return {
            uplo: o.uplo,
            n,
            ...givenSymmetric('potrf', size, o),
            layout: layoutOf(o),
            ...factorOf(CHOLESKY_VERSIONS, o),
        };
    },
    data({ uplo, n, layout, source }, prec, random) {
        const A = window(prec, n, n, layout);
        if (source === undefined)
            fillDominant(prec, A, uplo, random);
        else
            fillTriangleFrom(prec, A, uplo, 'write', source, random);
        return { A, info: integers(1, layout) };
    },
    run: (queue, { uplo, n, nb = 0, ...factor }, { A, info }) => potrf(queue, { uplo, n, A, lda: A.ld, info, nb, ...modeArgs(factor) }),
    reference({ uplo, n }, { A, info }) {
        info.data[info.offset] = potrfRef(uplo, n, hostMat(A));
    },
    // As in MAGMA the check needs the factor that another program computes, and does so itself if nobody else has, up to an order.
    error({ uplo, n }, { A: a }, { A: found }, { level, reference, random }) {
        if (!otherKept(a, found, uplo))
            return Number.NaN;
        let expected = reference?.A;
        if (level === 2 || (expected === undefined && n > REFERENCE_ORDER))
            return potrfVectorCheck(a, found, uplo, random);
        if (expected === undefined) {
            expected = copied({ a }, ['a']).a;
            potrfRef(uplo, n, hostMat(expected));
        }
        const [f, wanted] = [triangularView(found, uplo), triangularView(expected, uplo)];
        return ratio(froDifference(f, wanted), normFro(wanted));
    },
    table: rateTable({
        ...{ head: '% N  ', sizes: ['n'], takesMatrix: true, versions: CHOLESKY_VERSIONS },
        lines(o) {
            const estimated = o.check === 1 && !o.lapack && o.sizes.some(({ n }) => n > REFERENCE_ORDER);
            return [...ngpuUploLine(o), ...(estimated ? [`% N > ${REFERENCE_ORDER}, without -l: ${BACKWARD}`] : [])];
        },
        error: ({ check }) => (check === 2 ? BACKWARD : '||R_basalt - R_lapack||_F / ||R_lapack||_F'),
    }),
};
