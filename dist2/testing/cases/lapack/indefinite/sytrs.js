import { sytrs } from '../../../../src/index.js';
import { sytrfBlockedRef } from '../../../../src/lapack/indefinite/lasyf.ref.js';
import { sytrsRef } from '../../../../src/lapack/indefinite/sytrs.ref.js';
import { sytrsSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { integers, place } from '../../../lib/operands.js';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { matrixOfFactors } from '../../../lib/residualsSy.js';
import { givenSymmetric, layoutOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { fillIndefinite } from './sytrf.js';
/** The matrix that factors stand for. */
export const matrixOf = (uplo, A, { data, offset }, mirror) => matrixOfFactors(A, uplo, data.subarray(offset, offset + A.rows), mirror);
/** A triangle as fillIndefinite makes it, and NaN beside it; then its factors. */
export function fillFactors(prec, uplo, A, ipiv, mirror, zeroDiagonal, random, source) {
    fillIndefinite(prec, uplo, A, 'read', mirror, zeroDiagonal, random, source);
    sytrfBlockedRef(uplo, A.rows, hostMat(A), ipiv.data, ipiv.offset, 0, mirror);
}
/** SYTRS, or with 'c' HETRS. */
export const caseOfSolution = (spec, mirror, run) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 3, 31, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
        ...[2, 40, 70].map((n) => ({ uplo, n, nrhs: 2, zeroDiagonal: true, layout: ODD })),
        { uplo, n: 64, nrhs: 20 },
        { uplo, n: 40, nrhs: 3, layout: ODD, inB: true },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        return { uplo: o.uplo, n, nrhs: o.nrhs, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, nrhs, zeroDiagonal = false, layout, inB, source }, prec, random) {
        const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
        const ipiv = integers(n, layout);
        fillFactors(prec, uplo, A, ipiv, mirror, zeroDiagonal, random, source);
        uniform(B, prec, random);
        return { A, ipiv, B };
    },
    run,
    reference: ({ uplo, n, nrhs }, { A, ipiv, B }) => sytrsRef(uplo, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), mirror),
    error: ({ uplo }, { A, ipiv, B }, { B: x }) => solveError(matrixOf(uplo, A, ipiv, mirror), x, B),
    table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
});
export const sytrsCase = caseOfSolution(sytrsSpec, 't', calling(sytrs, sytrsSpec));
