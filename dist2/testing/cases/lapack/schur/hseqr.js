// HSEQR as a case: Z H Z^H = Q T Q^H, orthogonality, the form of T and its eigenvalues; of eigenvalues alone those of the reference.
import { hseqr } from '../../../../src/index.js';
import { hseqrStoredRef } from '../../../../src/lapack/schur/hseqrStored.ref.js';
import { hseqrSpec } from '../../../../src/specs.js';
import { ODD } from '../../../lib/calls.js';
import { eigenvaluesBy, eigenvaluesIn, valueArguments, valueArrays, valueWindows, } from '../../../lib/eigenvalues.js';
import { larger } from '../../../lib/norms.js';
import { fill, integers, window } from '../../../lib/operands.js';
import { EPS } from '../../../lib/residuals.js';
import { eigenvaluesError, isPaired, isSchurForm, schurError, schurProduct } from '../../../lib/residualsNep.js';
import { orthogonality } from '../../../lib/residualsSvd.js';
import { layoutOf } from '../../../lib/source.js';
import { hostMat } from '../../../lib/views.js';
import { hessenbergOf } from './gehrd.js';
const whole = (n) => ({ n, ilo: 1, ihi: n });
function parts({ job, compz, n, ilo, ihi }, before, after, _check) {
    const w = eigenvaluesIn(after);
    if (after.info.data[after.info.offset] !== 0 || !isPaired(w, after.H.parts))
        return [Number.NaN];
    const H = hessenbergOf(before.H);
    const eps = EPS[after.H.data instanceof Float32Array ? 's' : 'd'];
    if (job === 'e') {
        const copy = hostMat(hessenbergOf(before.H));
        const known = eigenvaluesBy(n, H.parts, (values) => {
            hseqrStoredRef({ job, compz: 'n', n, range: { lo: ilo - 1, hi: ihi }, H: copy, ...values });
        });
        // Z has been turned as far as the eigenvalues needed it: only its orthogonality is known.
        return [eigenvaluesError(H, w, known), compz === 'n' ? 0 : orthogonality(after.Z)];
    }
    if (!isSchurForm(after.H, w, 4 * eps))
        return [Number.NaN];
    if (compz === 'n')
        return [0];
    const A = compz === 'v' ? schurProduct(H, before.Z) : H;
    return [schurError(A, after.H, after.Z), orthogonality(after.Z)];
}
export const hseqrCase = {
    spec: hseqrSpec,
    // Twenty units in the last place, as LAPACK's programs
    tolerance: 40,
    sweep: [
        ...[0, 1, 2, 3, 5, 12, 40, 75, 76, 110].map((n) => ({ job: 's', compz: 'i', ...whole(n), layout: ODD })),
        ...['e', 's'].flatMap((job) => ['n', 'i', 'v'].flatMap((compz) => [
            { job, compz, ...whole(20) },
            { job, compz, ...whole(90), layout: ODD },
            { job, compz, n: 30, ilo: 4, ihi: 26, layout: ODD },
        ])),
        { job: 's', compz: 'v', n: 12, ilo: 5, ihi: 5, layout: ODD },
    ],
    fromOptions: ({ n }, o) => ({ job: 's', compz: 'i', ...whole(n), layout: layoutOf(o) }),
    data({ compz, n, ilo, ihi, layout }, prec, random) {
        const H = window(prec, n, n, layout);
        fill(prec, H, (i, j) => {
            // What lies below the subdiagonal is not read.
            if (i > j + 1)
                return Number.NaN;
            const outside = i === j + 1 && (j + 1 < ilo || i + 1 > ihi);
            return outside ? 0 : random.rand() - 0.5;
        });
        const Z = compz === 'n' ? window(prec, 0, 0, layout) : window(prec, n, n, layout);
        // A reflection, which is orthogonal: I - 2 v v^T / n with v of ones
        if (compz === 'v')
            fill(prec, Z, (i, j, part) => (part === 1 ? 0 : Number(i === j) - 2 / n));
        return { H, ...valueWindows(prec, n, layout), Z, info: integers(1, layout) };
    },
    run(queue, { job, compz, n, ilo, ihi }, { H, Z, info, ...values }) {
        const vectors = compz === 'n' ? {} : { Z, ldz: Z.ld };
        return hseqr(queue, { job, compz, n, ilo, ihi, H, ldh: H.ld, ...valueArguments(values), ...vectors, info });
    },
    reference({ job, compz, n, ilo, ihi }, { H, Z, info, ...values }) {
        const range = { lo: ilo - 1, hi: ihi };
        const problem = { job, compz, n, range, H: hostMat(H), ...valueArrays(values), Z: hostMat(Z) };
        info.data[info.offset] = n === 0 ? 0 : hseqrStoredRef(problem);
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
};
