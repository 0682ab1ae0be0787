// GEHRD as a case: LAPACK's ratios of A = Q H Q^H and of orthogonality.
import { putElement } from '../../../../src/core/complex.js';
import { gehrd } from '../../../../src/index.js';
import { gehrdRef } from '../../../../src/lapack/schur/gehrd.ref.js';
import { orghrRef } from '../../../../src/lapack/schur/orghr.ref.js';
import { gehrdSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { larger, sizeAt } from '../../../lib/norms.js';
import { window } from '../../../lib/operands.js';
import { rateTable } from '../../../lib/rateTable.js';
import { schurError } from '../../../lib/residualsNep.js';
import { inDoubles } from '../../../lib/residualsQr.js';
import { orthogonality } from '../../../lib/residualsSvd.js';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
/** As gebal leaves it: triangular outside. */
export function triangularOutside({ ilo, ihi }, A) {
    const { data, offset, ld, rows, cols, parts } = A;
    for (let j = 0; j < cols; j++)
        for (let i = j + 1; i < rows; i++)
            if (j + 1 < ilo || i + 1 > ihi)
                putElement(data, offset + i + j * ld, 0, parts);
}
/** What is not zero of a Hessenberg matrix. */
export function hessenbergOf(A) {
    const H = inDoubles(A);
    for (let j = 0; j < H.cols; j++)
        for (let i = j + 2; i < H.rows; i++)
            putElement(H.data, H.offset + i + j * H.ld, 0, H.parts);
    return H;
}
const ORDERS = [0, 1, 2, 3, 5, 16, 32, 33, 34, 66, 100, 130];
export const gehrdCase = {
    spec: gehrdSpec,
    tolerance: 30,
    sweep: [
        ...ORDERS.map((n) => ({ n, ilo: 1, ihi: n, layout: ODD })),
        { n: 64, ilo: 1, ihi: 64 },
        { n: 40, ilo: 4, ihi: 38, layout: ODD },
        { n: 20, ilo: 7, ihi: 7, layout: ODD },
        { n: 9, ilo: 8, ihi: 9 },
    ],
    fromOptions: (size, o) => ({
        n: size.n,
        ilo: 1,
        ihi: size.n,
        layout: layoutOf(o),
        ...givenSquare('gehrd', size, o),
    }),
    data(problem, prec, random) {
        const { n, source = uniform, layout } = problem;
        const A = window(prec, n, n, layout);
        source(A, prec, random);
        triangularOutside(problem, A);
        return { A, tau: window(prec, Math.max(0, n - 1), 1, layout) };
    },
    run: calling(gehrd, gehrdSpec),
    reference: ({ n, ilo, ihi }, { A, tau }) => gehrdRef(n, ilo - 1, ihi, hostMat(A), tau.data, tau.offset),
    error({ n, ilo, ihi }, before, after) {
        if (n === 0)
            return 0;
        // Outside there are no reflectors.
        for (let j = 0; j < n; j++)
            for (let i = j + 2; i < n; i++)
                if ((j + 1 < ilo || i + 1 > ihi) && sizeAt(after.A, after.A.offset + i + j * after.A.ld) !== 0)
                    return Number.NaN;
        const [Q, tau] = [inDoubles(after.A), inDoubles(after.tau)];
        orghrRef(n, ilo - 1, ihi, hostMat(Q), tau.data);
        return larger(schurError(before.A, hessenbergOf(after.A), Q), orthogonality(Q));
    },
    table: rateTable({ head: '%   N', sizes: ['n'], takesMatrix: true, error: '|A-QHQ^H|/(N*|A|)' }),
};
