// SYTRF as a case: MAGMA's error of hetrf, a solve with the factors. The triangle that is not used must keep its bits.
import { sytrf } from '../../../../src/index.js';
import { sytrfBlockedRef } from '../../../../src/lapack/indefinite/lasyf.ref.js';
import { sytrfSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { setReal } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { N, ngpuUploLine, rateTable } from '../../../lib/rateTable.js';
import { sytrfSolveError } from '../../../lib/residualsSy.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { fillTriangle, fillTriangleFrom, hasRealDiagonal, hermitianView, otherKept, spoilDiagonal, symmetricView, } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
/** The matrix of which a triangle is given. */
export const wholeOf = (x, uplo, mirror) => mirror === 'c' ? hermitianView(x, uplo) : symmetricView(x, uplo, 't');
/**
 * A triangle uniform on (-1,1), or with zeros on its diagonal, or of a source. Of a Hermitian matrix the imaginary parts of the diagonal
 * are NaN.
 */
export function fillIndefinite(prec, uplo, A, use, mirror, zeroDiagonal, random, source) {
    if (source === undefined)
        fillTriangle(prec, A, uplo, use, () => 2 * random.rand() - 1);
    else
        fillTriangleFrom(prec, A, uplo, use, source, random);
    if (zeroDiagonal)
        for (let i = 0; i < A.rows; i++)
            setReal(A, i, 0);
    if (mirror === 'c')
        spoilDiagonal(A);
}
/** SYTRF, or with 'c' HETRF. */
export const caseOfFactors = (spec, mirror, run) => ({
    spec,
    // The threshold of LAPACK's own test programs.
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 3, 5, 33, 60, 61, 65, 100].map((n) => ({ uplo, n, layout: ODD })),
        ...[4, 50, 70].map((n) => ({ uplo, n, zeroDiagonal: true, layout: ODD })),
        ...[1, 2, 3, 8].map((nb) => ({ uplo, n: 40, nb, zeroDiagonal: true, layout: ODD })),
        { uplo, n: 96 },
        // More rows than one workgroup of the GPU has.
        { uplo, n: 300, zeroDiagonal: true },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        return { uplo: o.uplo, n, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, zeroDiagonal = false, layout, source }, prec, random) {
        const A = window(prec, n, n, layout);
        fillIndefinite(prec, uplo, A, 'write', mirror, zeroDiagonal, random, source);
        return { A, ipiv: integers(n, layout), info: integers(1, layout) };
    },
    run,
    reference({ uplo, n, nb }, { A, ipiv, info }) {
        info.data[info.offset] = sytrfBlockedRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, nb, mirror);
    },
    error({ uplo, n }, { A: a }, { A: found, ipiv: { data, offset } }, { random }) {
        if (!otherKept(a, found, uplo) || (mirror === 'c' && !hasRealDiagonal(found)))
            return Number.NaN;
        return sytrfSolveError(wholeOf(a, uplo, mirror), found, uplo, data.subarray(offset, offset + n), random, mirror);
    },
    table: rateTable({ ...N, takesMatrix: true, lines: ngpuUploLine, error: '|Ax-b|/(N*|A|*|x|)' }),
});
export const sytrfCase = caseOfFactors(sytrfSpec, 't', calling(sytrf, sytrfSpec));
