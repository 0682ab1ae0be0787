import { sytrfNopiv } from '../../../../src/index.js';
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.js';
import { sytrfNopivSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { factorOf } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { N, ngpuUploLine, rateTable } from '../../../lib/rateTable.js';
import { fillQuasiDefinite, ldlError } from '../../../lib/residualsLdl.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { fillTriangleFrom, otherKept, spoilDiagonal } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { NOPIV_VERSIONS } from '../lu/getrfNopiv.js';
/** A triangle, quasi-definite or of a source. Of a Hermitian matrix the imaginary parts of the diagonal are NaN. */
export function fillNopiv(prec, uplo, A, mirror, random, source) {
    if (source === undefined)
        fillQuasiDefinite(prec, A, uplo, random);
    else
        fillTriangleFrom(prec, A, uplo, 'write', source, random);
    if (mirror === 'c')
        spoilDiagonal(A);
}
/** SYTRF_NOPIV, or with 'c' HETRF_NOPIV. */
export const caseOfNopivFactors = (spec, mirror, run) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        // Around the block columns of 16 and 64, and the panels of 128.
        ...[0, 1, 2, 3, 15, 16, 17, 33, 64, 65, 100].map((n) => ({ uplo, n, layout: ODD })),
        ...[64, 160].map((n) => ({ uplo, n })),
        ...[1, 16, 40].map((nb) => ({ uplo, n: 77, nb, layout: ODD })),
        { uplo, n: 70, nb: 32, math: 'split', layout: ODD },
    ]),
    fromOptions(size, o) {
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
        return { uplo: o.uplo, n: size.n, math, nb, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, layout, source }, prec, random) {
        const A = window(prec, n, n, layout);
        fillNopiv(prec, uplo, A, mirror, random, source);
        return { A, info: integers(1, layout) };
    },
    run,
    reference({ uplo, n }, { A, info }) {
        info.data[info.offset] = sytrfNopivRef(uplo, n, hostMat(A), mirror);
    },
    error: ({ uplo }, { A }, { A: found }) => (otherKept(A, found, uplo) ? ldlError(A, found, uplo, mirror) : Number.NaN),
    table: rateTable({
        ...N,
        takesMatrix: true,
        versions: NOPIV_VERSIONS,
        lines: ngpuUploLine,
        error: '|A-LDL^H|/(N*|A|)',
    }),
});
export const sytrfNopivCase = caseOfNopivFactors(sytrfNopivSpec, 't', calling(sytrfNopiv, sytrfNopivSpec));
