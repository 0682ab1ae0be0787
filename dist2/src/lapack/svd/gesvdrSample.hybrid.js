// The sample of GESVDR on a GPU context: bases Y and Z of nearly what the first singular vectors of A span, and the small matrix R between
// them, A ~ Y (Z R)^H, which is read back.
import { enqueueCopy } from '../../blas1/copy.gpu.js';
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { enqueueGemm } from '../../blas3/products/gemm.gpu.js';
import { enqueueTrsm } from '../../blas3/triangular/trsm.gpu.js';
import { fields } from '../../core/field.js';
import { scope } from '../../runtime/workspace.js';
import { enqueuePotrf } from '../cholesky/potrf.gpu.js';
import { cholqrJudged, enqueuePasses } from '../qr/cholqr.gpu.js';
import { enqueueGeqrf } from '../qr/geqrf.gpu.js';
import { enqueueOrgqr } from '../qr/orgqr.gpu.js';
import { withLeases } from '../refine/expert.gpu.js';
import { scaleOf } from './gesvd.ref.js';
import { enqueueNormal } from './normal.gpu.js';
/** What happens to a sample, whatever makes its bases. */
function stepsOf(queue, { m, n, l, niters, seed, A }, { Y, Z }) {
    const { parts } = fields[A.data.type];
    const forth = (alpha) => enqueueGemm(queue, { m, n: l, k: n, alpha, A, B: Z, beta: 0, C: Y });
    const back = (alpha) => enqueueGemm(queue, { transA: 'c', m: n, n: l, k: m, alpha, A, B: Y, beta: 0, C: Z });
    return {
        draw(alpha) {
            // Both parts of complex numbers are drawn: a real matrix of twice as many rows.
            const numbers = { ...Z, off: parts * Z.off, ld: parts * Z.ld };
            enqueueNormal(queue, { m: parts * n, n: l, seed, deviation: alpha, A: numbers });
            forth(1);
        },
        async refine(alpha, orthonormal) {
            for (let i = 0; i < niters; i++) {
                await orthonormal(m, Y, false);
                back(alpha);
                await orthonormal(n, Z, false);
                forth(alpha);
            }
            await orthonormal(m, Y, true);
            back(alpha);
            // Z = Z R, R = X S W^H: A ~ Y (Z R)^H = (Y W) S (Z X)^H
            await orthonormal(n, Z, true);
        },
    };
}
const readR = ({ R }, l) => R.data.copyOut(0, l * l);
/**
 * Makes Y, Z and R; undefined if A is not finite. The whole way is enqueued at once, as if the scale were 1 and passes of CholeskyQR
 * without shifts enough, two in the end and one on the way, which they are unless A is near the ends of the range, or of low rank; what is
 * read back with the small matrix tells, and if they were not, it is done again with a look at each.
 */
export async function sampleByCholesky(queue, matrix, sample, lease) {
    const { m, n, l, niters, A } = matrix;
    const { draw, refine } = stepsOf(queue, matrix, sample);
    const basisOf = (rows, B) => ({
        ...{ wantsQ: true, m: rows, n: l, nrhs: 0, A: B, R: sample.R },
    });
    draw(1);
    const most = { data: lease('s', 1), off: 0, ld: 1 };
    enqueueNorm(queue, { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n: l, A: sample.Y, result: most });
    // Of the bases on the way infos of a factorization, of the last two the numbers of passes.
    const found = { data: lease('i', 2 + 2 * niters), off: 0, ld: 1 };
    let bases = 0;
    await refine(1, (rows, B, last) => scope(queue, (ws) => {
        const report = { ...found, off: bases++ };
        if (!last)
            return enqueueNearlyOrthonormal(queue, rows, l, B, report);
        const { status, store } = enqueuePasses(queue, basisOf(rows, B), false, ws.take);
        store();
        enqueueCopy(queue, 1, status, report);
    }));
    const [small, [sampled], reports] = await Promise.all([
        readR(sample, l),
        most.data.copyOut(0, 1),
        found.data.copyOut(0, bases),
    ]);
    // The sample tells the size of A as well as A does, unless it has overflowed.
    const size = sampled < Infinity ? sampled : await largest(queue, m, n, A, lease);
    if (!(size < Infinity))
        return undefined;
    const alpha = scaleOf(size, 's');
    if (alpha === 1 && reports.every((report, i) => (i < 2 * niters ? report === 0 : report >= 0)))
        return { small, alpha };
    draw(alpha);
    await refine(alpha, (rows, B) => withLeases(queue, (own) => {
        const status = { data: own('i', 1), off: 0, ld: 1 };
        return cholqrJudged(queue, basisOf(rows, B), status, own);
    }));
    return { small: await readR(sample, l), alpha };
}
/** The same of complex matrices: the size of A is read back first, and bases are made by reflectors. */
export async function sampleByReflectors(queue, matrix, sample, lease) {
    const { m, n, l, A } = matrix;
    const size = await largest(queue, m, n, A, lease);
    if (!(size < Infinity))
        return undefined;
    const alpha = scaleOf(size, 's');
    const { draw, refine } = stepsOf(queue, matrix, sample);
    const tau = { data: lease('c', l), off: 0, ld: 1 };
    const { R } = sample;
    draw(alpha);
    await refine(alpha, (rows, B) => {
        enqueueGeqrf(queue, { m: rows, n: l, A: B, tau });
        enqueueLaset(queue, { uplo: 'f', m: l, n: l, alpha: 0, beta: 0, A: R });
        enqueueLacpy(queue, { uplo: 'u', m: l, n: l, A: B, B: R });
        enqueueOrgqr(queue, { m: rows, n: l, k: l, A: B, tau, nb: 0, math: 'strict' });
    });
    return { small: await readR(sample, l), alpha };
}
/** B := B R^-1 with B^T B = R^T R, m x n; info as potrf's. Its columns are as near to orthonormal as one factorization brings them. */
function enqueueNearlyOrthonormal(queue, m, n, B, info) {
    scope(queue, (ws) => {
        const G = { data: ws.take('s', n * n), off: 0, ld: n };
        enqueueGemm(queue, { transA: 't', m: n, n, k: m, alpha: 1, A: B, B, beta: 0, C: G });
        enqueuePotrf(queue, { uplo: 'u', n, A: G, info });
        enqueueTrsm(queue, { side: 'r', uplo: 'u', trans: 'n', diag: 'n', m, n, alpha: 1, A: G, B });
    });
}
/** The largest magnitude of an element; NaN if one is. */
export async function largest(queue, m, n, A, lease) {
    const data = lease('s', 1);
    const result = { data, off: 0, ld: 1 };
    enqueueNorm(queue, { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n, A, result });
    return (await data.copyOut(0, 1))[0];
}
