// BDSQR as a case: U and V^T as they come go along, so that the matrix between them stays what it was.
import { bdsqr } from '../../../../src/index.js';
import { bdsqrVectorsRef } from '../../../../src/lapack/svd/bdsqrVectors.ref.js';
import { bdsqrSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { fill, integers, realWindow, window } from '../../../lib/operands.js';
import { MN, rateTable } from '../../../lib/rateTable.js';
import { transposed } from '../../../lib/residualsLq.js';
import { bidiagonal, isSorted, orthogonality, productError } from '../../../lib/residualsSvd.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
const SHAPES = shapes('0x3x2 1x0x0 1x1x1 2x2x2 5x5x5 5x0x5 5x5x0 12x12x12 33x33x33 33x40x50 66x66x66 40x0x0');
const rows = ({ data, offset }, n) => data.subarray(offset, offset + n);
export const bdsqrCase = {
    spec: bdsqrSpec,
    tolerance: 30,
    sweep: ['u', 'l'].flatMap((uplo) => SHAPES.map(([n, ncvt, nru]) => ({ uplo, n, ncvt, nru, layout: ODD }))),
    fromOptions: ({ m, n }, o) => ({ uplo: o.uplo === 'u' ? 'u' : 'l', n, ncvt: n, nru: m, layout: layoutOf(o) }),
    data({ n, ncvt, nru, elements, layout }, prec, random) {
        const [D, E] = [realWindow(prec, n, 1, layout), realWindow(prec, Math.max(0, n - 1), 1, layout)];
        const [d, e] = elements ?? [() => random.rand() - 0.5, () => random.rand() - 0.5];
        fill(D.type, D, d);
        fill(E.type, E, e);
        const [U, VT] = [window(prec, nru, n, layout), window(prec, n, ncvt, layout)];
        // The first rows and columns of the unit matrix: what comes out are those of the vectors.
        for (const X of [U, VT])
            fill(prec, X, (i, j, part) => Number(i === j && part === 0));
        return { D, E, VT, U, info: integers(1, layout) };
    },
    run(queue, { uplo, n, ncvt, nru }, { D, E, VT, U, info }) {
        const left = nru === 0 ? {} : { U, ldu: U.ld };
        const right = ncvt === 0 ? {} : { VT, ldvt: VT.ld };
        return bdsqr(queue, { uplo, n, ncvt, nru, D, E, ...right, ...left, info });
    },
    reference({ uplo, n, ncvt, nru }, { D, E, VT, U, info }) {
        const problem = {
            uplo,
            n,
            ncvt,
            nru,
            D: rows(D, n),
            E: rows(E, Math.max(0, n - 1)),
            U: hostMat(U),
            VT: hostMat(VT),
        };
        info.data[info.offset] = bdsqrVectorsRef(problem);
    },
    error({ uplo, n, ncvt, nru }, before, { D, VT, U, info }) {
        if (info.data[info.offset] !== 0 || !isSorted(D))
            return Number.NaN;
        const B = bidiagonal(uplo, n, n, before.D, before.E);
        const square = (X) => matrixView(X.data, n, n, X.ld, X.offset, X.parts);
        const [left, right] = [nru >= n, ncvt >= n];
        const product = left && right ? productError(B, square(U), D, square(VT)) : 0;
        return [product, left ? orthogonality(square(U)) : 0, right ? orthogonality(transposed(square(VT))) : 0].reduce(larger);
    },
    table: rateTable({ ...MN, sizes: ['nru', 'n'], error: '|B-USV^H|/(N*|B|)' }),
};
