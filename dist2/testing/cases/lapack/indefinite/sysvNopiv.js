import { sysvNopiv } from '../../../../src/index.js';
import { sysvNopivRef } from '../../../../src/lapack/indefinite/sysvNopiv.ref.js';
import { sysvNopivSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { factorOf } from '../../../lib/factor.js';
import { integers, window } from '../../../lib/operands.js';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { givenSymmetric, layoutOf, uniform } from '../../../lib/source.js';
import { otherKept } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { NOPIV_VERSIONS } from '../lu/getrfNopiv.js';
import { wholeOf } from './sytrf.js';
import { fillNopiv } from './sytrfNopiv.js';
/** SYSV_NOPIV, or with 'c' HESV_NOPIV. */
export const caseOfNopivDriver = (spec, mirror, run) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 33, 65].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
        { uplo, n: 64, nrhs: 12 },
        { uplo, n: 50, nrhs: 5, nb: 16, layout: ODD },
    ]),
    fromOptions(size, o) {
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        const { math = 'strict', nb = 0 } = factorOf(NOPIV_VERSIONS, o);
        const given = givenSymmetric(spec.name, size, o);
        return { uplo: o.uplo, n: size.n, nrhs: o.nrhs, math, nb, ...given, layout: layoutOf(o) };
    },
    data({ uplo, n, nrhs, layout, source }, prec, random) {
        const [A, B] = [window(prec, n, n, layout), window(prec, n, nrhs, layout)];
        fillNopiv(prec, uplo, A, mirror, random, source);
        uniform(B, prec, random);
        return { A, B, info: integers(1, layout) };
    },
    run,
    reference({ uplo, n, nrhs }, { A, B, info }) {
        info.data[info.offset] = sysvNopivRef(uplo, n, nrhs, hostMat(A), hostMat(B), mirror);
    },
    error: ({ uplo }, { A, B }, { A: factors, B: x }) => otherKept(A, factors, uplo) ? solveError(wholeOf(A, uplo, mirror), x, B) : Number.NaN,
    table: solveTable({ takesMatrix: true, versions: NOPIV_VERSIONS, lines: ngpuUploLine }),
});
export const sysvNopivCase = caseOfNopivDriver(sysvNopivSpec, 't', calling(sysvNopiv, sysvNopivSpec));
