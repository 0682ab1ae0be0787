// GESDD as a case: as gesvd's, with one job for the vectors of both sides.
import { gesdd } from '../../../../src/index.js';
import { gesddRef } from '../../../../src/lapack/svd/gesdd.ref.js';
import { gesddSpec } from '../../../../src/specs.js';
import { ODD, shapes } from '../../../lib/calls.js';
import { larger } from '../../../lib/norms.js';
import { integers, realWindow, window } from '../../../lib/operands.js';
import { layoutOf, sourceOf, uniform } from '../../../lib/source.js';
import { svdParts } from '../../../lib/svdParts.js';
import { gesvdTable } from '../../../lib/tableSvd.js';
import { UsageError } from '../../../lib/usage.js';
import { hostMat } from '../../../lib/views.js';
const withJob = (jobz) => ({
    jobz,
    jobu: jobz,
    jobvt: jobz,
});
/** Empty, tiny, around the order of a part and twice that, tall and wide enough for QR first. */
const SHAPES = shapes('0x0 0x3 3x0 1x1 1x6 6x1 2x2 5x4 12x12 13x13 21x13 32x32 33x33 34x34 65x65 66x67 67x66 100x98 130x131', '17x150 1100x1 1x1100 90x40 300x70 70x300');
/** A letter of --jobu. */
function job(letter) {
    if (letter === 'o')
        throw new UsageError('gesdd has no job o: vectors do not overwrite A');
    return letter;
}
const most = (jobz, length, k) => (jobz === 'n' ? 0 : jobz === 's' ? k : length);
const parts = (_, before, after, check) => svdParts(before.A, after, check);
export const gesddCase = {
    spec: gesddSpec,
    tolerance: 30,
    sweep: [
        ...SHAPES.map(([m, n]) => ({ ...withJob('s'), m, n, layout: ODD })),
        ...SHAPES.filter(([m, n]) => m + n < 80).map(([m, n]) => ({ ...withJob('a'), m, n })),
        { ...withJob('n'), m: 40, n: 50, layout: ODD },
        { ...withJob('n'), m: 90, n: 20 },
        { ...withJob('a'), m: 70, n: 200 },
    ],
    fromOptions({ m, n }, o) {
        const jobs = o.jobu.length === 0 ? ['n'] : o.jobu.map(job);
        return { ...withJob(jobs[0]), m, n, source: sourceOf(o), layout: layoutOf(o), jobs };
    },
    data({ m, n, jobz, source = uniform, layout }, prec, random) {
        const k = Math.min(m, n);
        const A = window(prec, m, n, layout);
        source(A, prec, random);
        const [S, U] = [realWindow(prec, k, 1, layout), window(prec, m, most(jobz, m, k), layout)];
        return { A, S, U, VT: window(prec, most(jobz, n, k), n, layout), info: integers(1, layout) };
    },
    run(queue, { m, n, jobz }, { A, S, U, VT, info }) {
        const vectors = jobz === 'n' ? {} : { U, ldu: U.ld, VT, ldvt: VT.ld };
        return gesdd(queue, { jobz, m, n, A, lda: A.ld, S, ...vectors, info });
    },
    reference({ m, n, jobz }, { A, S, U, VT, info }) {
        const values = S.data.subarray(S.offset, S.offset + Math.min(m, n));
        info.data[info.offset] = gesddRef({ m, n, A: hostMat(A), S: values, jobz, U: hostMat(U), VT: hostMat(VT) });
    },
    parts,
    error: (...args) => parts(...args).reduce(larger),
    table: {
        ...gesvdTable,
        each: (problem) => (problem.jobs ?? []).map((jobz) => ({ ...problem, ...withJob(jobz) })),
    },
};
