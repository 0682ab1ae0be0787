import { sysv } from '../../../../src/index.js';
import { sysvRef } from '../../../../src/lapack/indefinite/sysv.ref.js';
import { sysvSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { integers, window } from '../../../lib/operands.js';
import { ngpuUploLine, solveTable } from '../../../lib/rateTable.js';
import { solveError } from '../../../lib/residuals.js';
import { fillRight, rightOf } from '../../../lib/rightSides.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { otherKept } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { fillIndefinite, wholeOf } from './sytrf.js';
/** SYSV, or with 'c' HESV. */
export const caseOfDriver = (spec, mirror, run) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 33, 65, 100].flatMap((n) => [0, 1, 3].map((nrhs) => ({ uplo, n, nrhs, layout: ODD }))),
        { uplo, n: 64, nrhs: 12 },
        // More than the 256 that the GPU solves at once.
        { uplo, n: 290, nrhs: 2, layout: ODD },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        return { uplo: o.uplo, n, nrhs: o.nrhs, ...rightOf(o), ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, nrhs, layout, source, rhs }, prec, random) {
        const A = window(prec, n, n, layout);
        const B = window(prec, n, nrhs, layout);
        fillIndefinite(prec, uplo, A, 'write', mirror, false, random, source);
        fillRight(prec, B, { rhs }, () => wholeOf(A, uplo, mirror), random);
        return { A, ipiv: integers(n, layout), B, info: integers(1, layout) };
    },
    run,
    reference({ uplo, n, nrhs }, { A, ipiv, B, info }) {
        info.data[info.offset] = sysvRef(uplo, n, nrhs, hostMat(A), ipiv.data, ipiv.offset, hostMat(B), mirror);
    },
    error: ({ uplo }, { A, B }, { A: factors, B: x }) => otherKept(A, factors, uplo) ? solveError(wholeOf(A, uplo, mirror), x, B) : Number.NaN,
    table: solveTable({ takesMatrix: true, lines: ngpuUploLine }),
});
export const sysvCase = caseOfDriver(sysvSpec, 't', calling(sysv, sysvSpec));
