import { sytri } from '../../../../src/index.js';
import { sytriRef } from '../../../../src/lapack/indefinite/sytri.ref.js';
import { sytriSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { setReal } from '../../../lib/norms.js';
import { integers, window } from '../../../lib/operands.js';
import { inverseTable, ngpuUploLine } from '../../../lib/rateTable.js';
import { inverseError } from '../../../lib/residuals.js';
import { givenSymmetric, layoutOf } from '../../../lib/source.js';
import { hasRealDiagonal, otherKept, symmetricView } from '../../../lib/triangles.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { fillFactors, matrixOf } from './sytrs.js';
/** SYTRI, or with 'c' HETRI. */
export const caseOfInverse = (spec, mirror, run) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 3, 31, 33, 65].map((n) => ({ uplo, n, layout: ODD })),
        ...[2, 40].map((n) => ({ uplo, n, zeroDiagonal: true, layout: ODD })),
        { uplo, n: 64 },
    ]),
    fromOptions(size, o) {
        const { n } = size;
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        return { uplo: o.uplo, n, ...givenSymmetric(spec.name, size, o), layout: layoutOf(o) };
    },
    data({ uplo, n, zeroDiagonal = false, zeros = [], layout, source }, prec, random) {
        const A = window(prec, n, n, layout);
        const ipiv = integers(n, layout);
        fillFactors(prec, uplo, A, ipiv, mirror, zeroDiagonal, random, source);
        for (const i of zeros) {
            setReal(A, i, 0);
            ipiv.data[ipiv.offset + i] = i + 1;
        }
        return { A, ipiv, info: integers(1, layout) };
    },
    run,
    reference({ uplo, n }, { A, ipiv, info }) {
        info.data[info.offset] = sytriRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, mirror);
    },
    error({ uplo }, { A, ipiv }, { A: inverse, info }) {
        if (info.data[info.offset] !== 0 || !otherKept(A, inverse, uplo))
            return Number.NaN;
        if (mirror === 'c' && !hasRealDiagonal(inverse))
            return Number.NaN;
        return inverseError(matrixOf(uplo, A, ipiv, mirror), symmetricView(inverse, uplo, mirror), 2 ** -53);
    },
    table: inverseTable(ngpuUploLine, true),
});
export const sytriCase = caseOfInverse(sytriSpec, 't', calling(sytri, sytriSpec));
