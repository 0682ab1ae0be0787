// GESVD as a case: the values against those of the reference in doubles, the product of the factors, and orthogonality.
import { gesvd } from '../../../../src/index.js';
import { gesvdRef } from '../../../../src/lapack/svd/gesvd.ref.js';
import { gesvdSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { svdParts } from '../../../lib/svdParts.js';
import { gesvdTable } from '../../../lib/tableSvd.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const JOBS = ['n', 's', 'a'];
const PAIRS = JOBS.flatMap((jobu) => JOBS.map((jobvt) => [jobu, jobvt]));
/** Empty, tiny, where the engine begins, square and not, tall and wide enough for QR first. */
const SHAPES = shapes('0x0 0x3 3x0 1x1 1x6 6x1 2x2 5x4 12x12 13x13 20x13 13x21 33x32 33x33 40x60 64x64 66x65 90x40', '17x150 1100x1 1x1100 300x5');
const most = (job, length, k) => (job === 'n' ? 0 : job === 's' ? k : length);
/** A letter of --jobu or --jobv. */
function job(letter) {
    if (letter === 'o')
        throw new UsageError('gesvd has no job o: vectors do not overwrite A');
    return letter;
}
const parts = (_, before, after, check) => svdParts(before.A, after, check);
export const gesvdCase = {
    spec: gesvdSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ jobu: 's', jobvt: 's', m, n, layout: ODD })),
        ...SHAPES.filter(([m, n]) => m + n < 200).map(([m, n]) => ({ jobu: 'a', jobvt: 'a', m, n, layout: ODD })),
        ...PAIRS.flatMap(([jobu, jobvt]) => [
            { jobu, jobvt, m: 30, n: 24, layout: ODD },
            { jobu, jobvt, m: 20, n: 50 },
        ]),
    ],
    fromOptions({ m, n }, o) {
        const [us, vs] = [o.jobu, o.jobv].map((letters) => (letters.length === 0 ? ['n'] : letters.map(job)));
        const pairs = us.flatMap((jobu) => vs.map((jobvt) => [jobu, jobvt]));
        const [jobu, jobvt] = pairs[0];
        return { jobu, jobvt, m, n, source: sourceOf(o), layout: layoutOf(o), pairs };
    },
    data({ m, n, jobu, jobvt, source = uniform, layout }, prec, random) {
        const k = Math.min(m, n);
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const [S, U] = [realWindow(prec, k, 1, layout), window(prec, m, most(jobu, m, k), layout)];
        return { A, S, U, VT: window(prec, most(jobvt, n, k), n, layout), info: integers(1, layout) };
    },
    run(queue, { m, n, jobu, jobvt }, { A, S, U, VT, info }) {
        const call = { jobu, jobvt, m, n, A, lda: A.ld, S, info };
        const left = jobu === 'n' ? {} : { U, ldu: U.ld };
        const right = jobvt === 'n' ? {} : { VT, ldvt: VT.ld };
        return gesvd(queue, { ...call, ...left, ...right });
    },
    reference({ m, n, jobu, jobvt }, { A, S, U, VT, info }) {
        const values = S.data.subarray(S.offset, S.offset + Math.min(m, n));
        const [left, right] = [hostMat(U), hostMat(VT)];
        info.data[info.offset] = gesvdRef({ m, n, A: hostMat(A), S: values, jobu, U: left, jobvt, VT: right });
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: {
        ...gesvdTable,
        each: (problem) => (problem.pairs ?? []).map(([jobu, jobvt]) => ({ ...problem, jobu, jobvt })),
    },
};
