// STEQR as a case: eigenvalues by Sturm's counts, residuals and orthogonality of the vectors.
import { steqr } from '../../../../src/index.js';
import { steqrRef } from '../../../../src/lapack/eigen/steqr.ref.js';
import { steqrSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { EXACT_ORDER } from '../../../lib/case.js';
import { larger, matrixView } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { columnOf, multiply } from '../../../lib/product.js';
import { N, rateTable } from '../../../lib/rateTable.js';
import { EPS } from '../../../lib/residuals.js';
import { orthogonality } from '../../../lib/residualsSvd.js';
import { ascends, countedError, tridiagonalError } from '../../../lib/residualsTridiagonal.js';
import { layoutOf } from '../../../lib/source.js';
import { elementsOf, TRIDIAGONALS, vectorOf } from '../../../lib/tridiagonal.js';
import { hostMat } from '../../../lib/views.js';
import { matrixOf } from './sterf.js';
const KINDS = Object.keys(TRIDIAGONALS);
/**
 * I - 2 v v^H / n for v of ones and minus ones, of complex numbers every second one of them i and -i: unitary, Hermitian, its own inverse.
 */
export const reflector = (n, parts) => (i, j, part) => {
    const size = ((i % 3 === 1 ? -1 : 1) * (j % 3 === 1 ? -1 : 1) * -2) / n;
    const turn = parts === 2 ? (i % 2) - (j % 2) : 0;
    if (part === 1)
        return turn * size;
    return (i === j ? 1 : 0) + (turn === 0 ? size : 0);
};
/** The vectors of T itself, where Z began with the reflector. */
function reflected(z) {
    const { rows: n, parts } = z;
    const of = () => matrixView(new Float64Array((parts ?? 1) * n * n), n, n, n, 0, parts);
    const [h, out] = [of(), of()];
    fill('d', h, reflector(n, parts ?? 1));
    for (let j = 0; j < n; j++)
        out.data.set(multiply(h, false, columnOf(z, j)), (parts ?? 1) * j * n);
    return out;
}
export const steqrCase = {
    spec: steqrSpec,
    tolerance: 120,
    sweep: [
        ...['i', 'v', 'n'].flatMap((compz) => [0, 1, 2, 3, 4, 16, 17, 33, 90].map((n) => ({ n, compz, kind: 'random', layout: ODD }))),
        ...KINDS.flatMap((kind) => [
            { n: 21, compz: 'v', kind, layout: ODD },
            { n: 63, compz: 'i', kind },
        ]),
    ],
    fromOptions: ({ n }, o) => ({ n, compz: 'i', kind: 'random', layout: layoutOf(o) }),
    data({ n, compz, kind, layout }, prec, random) {
        const { d, e } = TRIDIAGONALS[kind](n, random);
        const [D, E] = [vectorOf(prec, d, layout), vectorOf(prec, e, layout)];
        const order = compz === 'n' ? 0 : n;
        const Z = window(prec, order, order, layout);
        fill(prec, Z, compz === 'v' ? reflector(n, Z.parts ?? 1) : () => Number.NaN);
        return { D, E, Z, info: integers(1, layout) };
    },
    run: (queue, { n, compz }, { D, E, Z, info }) => steqr(queue, { compz, n, D, E, info, ...(compz === 'n' ? {} : { Z, ldz: Z.ld }) }),
    reference({ n, compz }, { D, E, Z, info }) {
        const [d, e] = [elementsOf(D), elementsOf(E)];
        info.data[info.offset] = steqrRef(compz, n, d, e, hostMat(Z), EPS[D.data instanceof Float32Array ? 's' : 'd']);
        D.data.set(d, D.offset);
        E.data.set(e, E.offset);
    },
    error({ n, compz }, before, after) {
        const w = elementsOf(after.D);
        if (after.info.data[after.info.offset] !== 0 || !ascends(w))
            return Number.NaN;
        const t = matrixOf(before);
        const counted = n <= EXACT_ORDER ? countedError(t, w) : 0;
        if (compz === 'n')
            return counted;
        const z = compz === 'v' ? reflected(after.Z) : after.Z;
        return [tridiagonalError(t, w, z), orthogonality(after.Z)].reduce(larger, counted);
    },
    table: rateTable({ ...N, error: 'max(||T-Z*W*Z^H||/(N*||T||), |I-Z^H*Z|/N)' }),
};
