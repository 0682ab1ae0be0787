// GETRI as a case: error R9 of the matrix that the given factors stand for.
import { getri } from '../../../../src/index.js';
import { getrfRecursiveRef } from '../../../../src/lapack/lu/getrf.ref.js';
import { getriRef } from '../../../../src/lapack/lu/getri.ref.js';
import { getriSpec } from '../../../../src/specs.js';
import { calling, ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { normOne, setReal } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { multiply } from '../../../lib/product.js';
import { inverseTable } from '../../../lib/rateTable.js';
import { inverseError, inverseVectorCheck } from '../../../lib/residuals.js';
import { appliedFactors } from '../../../lib/residualsLu.js';
import { givenSquare, layoutOf, uniform } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from './getrs.js';
export const getriCase = {
    spec: getriSpec,
    tolerance: 30,
    sweep: [
        ...[0, 1, 2, 15, 16, 17, 33, 70].flatMap((n) => [false, true].map((made) => ({ n, made, layout: ODD }))),
        { n: 64 },
        // More than the 256 that the GPU inverts at once.
        { n: 259, made: true, layout: ODD },
    ],
    fromOptions(size, o) {
        const given = givenSquare('getri', size, o);
        return { n: size.n, made: given.source === undefined, ...given, layout: layoutOf(o) };
    },
    data({ n, made, zeros = [], layout, source = uniform }, prec, random) {
        const A = window(prec, n, n, layout);
        const ipiv = integers(n, layout);
        if (made) {
            fill(prec, A, (i, j) => (i === j ? 1 + random.rand() : random.rand() / n));
            for (let i = 0; i < n; i++)
                ipiv.data[ipiv.offset + i] = 1 + i + Math.floor(random.rand() * (n - i));
        }
        else {
            source(A, prec, random);
            getrfRecursiveRef(n, n, hostMat(A), ipiv.data, ipiv.offset);
        }
        for (const i of zeros)
            setReal(A, i, 0);
        return { A, ipiv, info: integers(1, layout) };
    },
    run: calling(getri, getriSpec),
    reference({ n }, { A, ipiv, info }) {
        info.data[info.offset] = getriRef(n, hostMat(A), ipiv.data, ipiv.offset);
    },
    error({ n, made }, { A, ipiv }, { A: inverse, info }, { random }) {
        if (info.data[info.offset] !== 0)
            return Number.NaN;
        if (made && n > EXACT_ORDER) {
            const factors = appliedFactors(A, ipiv.data.subarray(ipiv.offset, ipiv.offset + n));
            const applied = { norm: normOne(inverse), apply: (x) => multiply(inverse, false, x) };
            return inverseVectorCheck(n, factors, applied, random);
        }
        return inverseError(matrixOf(A, ipiv), inverse, 2 ** -53);
    },
    table: inverseTable(({ ngpu }) => [`% ngpu ${ngpu}`], true),
};
