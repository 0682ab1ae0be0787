import { sycon } from '../../../../src/index.js';
import { syconRef } from '../../../../src/lapack/condition/sycon.ref.js';
import { sytrsRef } from '../../../../src/lapack/indefinite/sytrs.ref.js';
import { syconSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { matrixView, normOne, setReal } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { N, rateTable, uploLine } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { conditionRatio, exactCondition } from '../../../lib/residualsCondition.js';
import { layoutOf } from '../../../lib/source.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
import { fillFactors, matrixOf } from '../indefinite/sytrs.js';
import { CONDITION } from './condition.js';
/** The inverse in doubles. */
function inverseOf(uplo, A, ipiv, mirror) {
    const n = A.rows;
    const X = matrixView(new Float64Array((A.parts ?? 1) * n * n), n, n, undefined, 0, A.parts);
    for (let i = 0; i < n; i++)
        setReal(X, i, 1);
    const factors = { ...A, data: Float64Array.from(A.data) };
    sytrsRef(uplo, n, n, hostMat(factors), ipiv.data, ipiv.offset, hostMat(X), mirror);
    return X;
}
/** SYCON, or with 'c' HECON. */
export const caseOfCondition = (spec, mirror, routine) => ({
    spec,
    tolerance: 30,
    sweep: ['l', 'u'].flatMap((uplo) => [
        ...[0, 1, 2, 3, 10, 50].map((n) => ({ uplo, n, layout: ODD })),
        ...[2, 40].map((n) => ({ uplo, n, zeroDiagonal: true, layout: ODD })),
        { uplo, n: 20, zero: 7, layout: ODD },
        { uplo, n: 70 },
    ]),
    fromOptions({ n }, o) {
        if (o.uplo === 'f')
            throw new UsageError(`${spec.name} has no -F: the triangle is -L or -U`);
        return { uplo: o.uplo, n, layout: layoutOf(o) };
    },
    data({ uplo, n, zeroDiagonal = false, zero, layout }, prec, random) {
        const A = window(prec, n, n, layout, 'read');
        const ipiv = integers(n, layout);
        fillFactors(prec, uplo, A, ipiv, mirror, zeroDiagonal, random);
        const anorm = realWindow(prec, 1, 1);
        anorm.data[anorm.offset] = normOne(matrixOf(uplo, A, ipiv, mirror));
        if (zero !== undefined) {
            // No pivot but 1 x 1 ones without interchanges
            for (let i = 0; i < n; i++)
                ipiv.data[ipiv.offset + i] = i + 1;
            setReal(A, zero, 0);
        }
        return { A, ipiv, anorm, rcond: realWindow(prec, 1, 1, layout) };
    },
    async run(queue, problem, { anorm, ...at }) {
        const [value] = (await queue.context.download(anorm, 1));
        await calling(routine, spec, { anorm: value })(queue, problem, at);
    },
    reference({ uplo, n }, { A, ipiv, anorm, rcond }) {
        const norm = anorm.data[anorm.offset];
        rcond.data[rcond.offset] = syconRef(uplo, n, hostMat(A), ipiv.data, ipiv.offset, norm, mirror);
    },
    error({ uplo, n, zero }, { A, ipiv, anorm }, { rcond }) {
        const eps = A.data instanceof Float32Array ? EPS.s : EPS.d;
        const norm = anorm.data[anorm.offset];
        const exact = zero === undefined ? exactCondition('1', norm, inverseOf(uplo, A, ipiv, mirror)) : 0;
        const found = rcond.data[rcond.offset];
        // ||A|| times an estimate from below is at least 1 in any case.
        return found <= 1 + 16 * (n + 1) * eps ? eps * conditionRatio(found, exact, eps) : Number.NaN;
    },
    table: rateTable({ ...N, lines: uploLine, error: CONDITION }),
});
export const syconCase = caseOfCondition(syconSpec, 't', sycon);
