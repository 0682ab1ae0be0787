// BDSDC as a case: the product of the factors, orthogonality, and the values against QR iteration in doubles.
import { bdsdc } from '../../../../src/index.js';
import { bdsdcTools } from '../../../../src/lapack/svd/bdsdc.ref.js';
import { bdsqrRef } from '../../../../src/lapack/svd/bdsqr.ref.js';
import { bdsdcPlaces, bdsdcVectorsRef } from '../../../../src/lapack/svd/bdsqrVectors.ref.js';
import { bdsdcSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { arrayOf, fill, integers, window } from '../../../lib/operands.js';
import { columnOf } from '../../../lib/product.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { transposed } from '../../../lib/residualsLq.js';
import { bidiagonal, isSorted, orthogonality, productError, valuesError } from '../../../lib/residualsSvd.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const ORDERS = [0, 1, 2, 5, 32, 33, 34, 66, 67, 100];
const rows = ({ data, offset }, n) => data.subarray(offset, offset + n);
/** The singular values, by QR iteration. */
function valuesOf(D, E) {
    const d = columnOf(D, 0);
    bdsqrRef(d.length, d, columnOf(E, 0), EPS.d);
    return matrixView(d.map(Math.abs).sort().reverse(), d.length, 1);
}
export const bdsdcCase = {
    spec: bdsdcSpec,
    tolerance: 30,
    sweep: ['u', 'l'].flatMap((uplo) => [
        ...ORDERS.map((n) => ({ uplo, compq: 'i', n, layout: ODD })),
        { uplo, compq: 'n', n: 40, layout: ODD },
    ]),
    fromOptions: ({ n }, o) => ({ uplo: o.uplo === 'u' ? 'u' : 'l', compq: 'i', n, layout: layoutOf(o) }),
    data({ compq, n, elements, layout }, prec, random) {
        const [D, E] = [window(prec, n, 1, layout), window(prec, Math.max(0, n - 1), 1, layout)];
        const [d, e] = elements ?? [() => random.rand() - 0.5, () => random.rand() - 0.5];
        fill(prec, D, d);
        fill(prec, E, e);
        const order = compq === 'n' ? 0 : n;
        const [U, VT] = [window(prec, order, order, layout), window(prec, order, order, layout)];
        return { D, E, U, VT, info: integers(1, layout) };
    },
    run(queue, { uplo, compq, n }, { D, E, U, VT, info }) {
        const vectors = compq === 'n' ? {} : { U, ldu: U.ld, VT, ldvt: VT.ld };
        return bdsdc(queue, { uplo, compq, n, D, E, ...vectors, info });
    },
    reference({ uplo, compq, n }, { D, E, U, VT, info }) {
        const prec = D.data instanceof Float32Array ? 's' : 'd';
        const like = (length) => arrayOf(prec, length);
        const vectors = compq === 'n' ? {} : { U: hostMat(U), VT: hostMat(VT) };
        const problem = { uplo, n, D: rows(D, n), E: rows(E, Math.max(0, n - 1)), ...vectors };
        info.data[info.offset] = bdsdcVectorsRef(problem, () => bdsdcPlaces(n, like, EPS[prec], bdsdcTools(n, like)));
    },
    error({ uplo, compq, n }, before, { D, U, VT, info }) {
        if (info.data[info.offset] !== 0 || !isSorted(D))
            return Number.NaN;
        const values = valuesError(D, valuesOf(before.D, before.E));
        if (compq === 'n' || n === 0)
            return values;
        const B = bidiagonal(uplo, n, n, before.D, before.E);
        return [values, productError(B, U, D, VT), orthogonality(U), orthogonality(transposed(VT))].reduce(larger);
    },
    table: rateTable({ ...N, error: '|B-USV^H|/(N*|B|)' }),
};
