// SYGST as a case: against the definition in doubles, with a factor that is dominated by its diagonal. Imaginary parts of A's
// diagonal are NaN before and must be zero afterwards.
import { sygst } from '../../../../src/index.js';
import { sygstRef } from '../../../../src/lapack/eigen/sygst.ref.js';
import { sygstSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { normFro } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { froDifference, ratio } from '../../../lib/residuals.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { fillDominant, fillTriangleFrom, isDiagonalReal, otherKept, spoilDiagonal, symmetricView, } from '../../../lib/triangles.js';
import { hostMat } from '../../../lib/views.js';
export const sygstCase = {
    spec: sygstSpec,
    tolerance: 30,
    sweep: [1, 2, 3].flatMap((itype) => ['l', 'u'].flatMap((uplo) => [0, 1, 2, 9, 32, 33, 70, 100].map((n) => ({ itype, uplo, n, layout: ODD })))),
    fromOptions({ n }, o) {
        const uplo = o.uplo === 'u' ? 'u' : 'l';
        return { itype: o.itype, uplo, n, source: sourceOf(o), layout: layoutOf(o) };
    },
    data({ uplo, n, source = uniform, layout }, prec, random) {
        const [A, B] = [window(prec, n, n, layout), window(prec, n, n, layout)];
        fillTriangleFrom(prec, A, uplo, 'write', source, random);
        fillDominant(prec, B, uplo, random);
        spoilDiagonal(A);
        return { A, B };
    },
    run: calling(sygst, sygstSpec),
    reference: ({ itype, uplo, n }, { A, B }) => sygstRef(itype, uplo, n, hostMat(A), hostMat(B)),
    error({ itype, uplo, n }, before, { A }) {
        if (!otherKept(before.A, A, uplo))
            return Number.NaN;
        const exact = inDoubles(before.A);
        sygstRef(itype, uplo, n, hostMat(exact), hostMat(inDoubles(before.B)));
        if (A.parts === 2 && !isDiagonalReal(A))
            return Number.NaN;
        const [found, known] = [symmetricView(A, uplo), symmetricView(exact, uplo)];
        return ratio(froDifference(found, known), normFro(known));
    },
    table: rateTable({
        ...{ ...N, lines: uploLine, takesMatrix: true, error: '|A-Aref|/|Aref|' },
    }),
};
