import { sytrsNopiv } from '../../../../src/index.js';
import { sytrfNopivRef } from '../../../../src/lapack/indefinite/sytrfNopiv.ref.js';
import { sytrsNopivRef } from '../../../../src/lapack/indefinite/sytrsNopiv.ref.js';
import { sytrsNopivSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { place } from '../../../lib/operands.js';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { matrixOfLdl } from '../../../lib/residualsLdl.js';
import { givenSymmetric, layoutOf, uniform } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { fillNopiv } from './sytrfNopiv.js';
/** SYTRS_NOPIV, or with 'c' HETRS_NOPIV. */
export const caseOfNopivSolution = (spec, mirror, run) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 31, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
        { uplo, n: 64, nrhs: 20 },
        { uplo, n: 40, nrhs: 3, layout: ODD, inB: true },
    ]),
    fromOptions(size, o) {
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        return { uplo: o.uplo, n: size.n, nrhs: o.nrhs, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, nrhs, layout, inB, source }, prec, random) {
        const { A, B } = place(prec, { A: [n, n], B: [n, nrhs] }, inB ? ['A', 'B'] : ['B'], layout);
        fillNopiv(prec, uplo, A, mirror, random, source);
        sytrfNopivRef(uplo, n, hostMat(A), mirror);
        uniform(B, prec, random);
        return { A, B };
    },
    run,
    reference: ({ uplo, n, nrhs }, { A, B }) => sytrsNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror),
    error: ({ uplo }, { A, B }, { B: x }) => solveError(matrixOfLdl(A, uplo, mirror), x, B),
    table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
});
export const sytrsNopivCase = caseOfNopivSolution(sytrsNopivSpec, 't', calling(sytrsNopiv, sytrsNopivSpec));
