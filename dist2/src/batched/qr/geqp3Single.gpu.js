// Pivoted QR and least squares of any rank for problems of a batch that no workgroup holds: one after the other.
import { enqueueLascl } from '../../blas3/elements/lascl.gpu.js';
import { enqueueNorm } from '../../blas3/norms/lange.gpu.js';
import { scalingExponent } from '../../core/leastSquares.js';
import { at } from '../../core/matrix.js';
import { gelsyGpu } from '../../lapack/qr/gelsy.gpu.js';
import { enqueueGeqp3 } from '../../lapack/qr/geqp3.gpu.js';
import { deviceMat } from '../../runtime/buffer.js';
import { inColumns, placesOf, sizesOf } from './geqp3Places.gpu.js';
/** The extents of a matrix as it is stored. */
const stored = (byRows, rows, cols) => byRows ? [cols, rows] : [rows, cols];
/** A P = Q R for the numbered problems. */
export async function geqp3Singles(queue, a, numbers) {
    const [A, tau, jpvt] = [await placesOf(a, 'A'), await placesOf(a, 'tau', true), await placesOf(a, 'jpvt', true)];
    const byRows = a.layout === 'row';
    for (const b of numbers) {
        const { m, n } = sizesOf(a, b);
        if (m === 0 || n === 0)
            continue;
        const own = { A: A.of(b, ...stored(byRows, m, n)), tau: tau.of(b, Math.min(m, n), 1), jpvt: jpvt.of(b, n, 1) };
        if (own.A === undefined || own.tau === undefined)
            continue;
        await inColumns(queue, byRows, m, n, own.A, (X) => enqueueGeqp3(queue, { m, n, A: X, jpvt: own.jpvt, tau: own.tau }));
    }
}
/** One integer of a list. */
const put = ({ data, off }, b, value) => data.set(Int32Array.of(value), off + b);
const pointer = ({ data, off }) => ({ buffer: data, offset: off });
/** The solutions of least norm for the numbered problems. */
export async function gelsySingles(queue, a, numbers) {
    const [A, B, jpvt] = [await placesOf(a, 'A'), await placesOf(a, 'B'), await placesOf(a, 'jpvt', true)];
    const [rank, info] = [deviceMat(a.rank, 1), deviceMat(a.info, 1)];
    const byRows = a.layout === 'row';
    for (const b of numbers) {
        const s = sizesOf(a, b);
        const rows = Math.max(s.m, s.n);
        const own = { A: A.of(b, ...stored(byRows, s.m, s.n)), B: B.of(b, ...stored(byRows, rows, s.nrhs)) };
        if (own.A === undefined || own.B === undefined) {
            put(info, b, -1);
            put(rank, b, 0);
            continue;
        }
        await inColumns(queue, byRows, s.m, s.n, own.A, (inA) => inColumns(queue, byRows, rows, s.nrhs, own.B, (inB) => one(queue, a, s, inA, inB, {
            jpvt: jpvt.of(b, s.n, 1),
            rank: { ...rank, off: rank.off + b },
            info: { ...info, off: info.off + b },
        })));
    }
}
async function one(queue, a, { m, n, nrhs }, A, B, lists) {
    const size = queue.context.lease('s', 1);
    try {
        const ofB = { norm: 'm', uplo: 'f', diag: 'n', symmetric: false, m, n: nrhs, A: B };
        enqueueNorm(queue, { ...ofB, result: { data: size, off: 0, ld: 1 } });
        const args = { m, n, nrhs, A: pointer(A), lda: A.ld, B: pointer(B), ldb: B.ld, rcond: a.rcond, nb: 0 };
        const integers = { jpvt: pointer(lists.jpvt), rank: pointer(lists.rank), info: pointer(lists.info) };
        const call = { ...args, ...integers, rss: undefined, prec: a.prec, routine: a.routine };
        await gelsyGpu(queue, call);
        const [largest] = await size.copyOut(0, 1);
        const failed = (await lists.info.data.copyOut(lists.info.off, 1))[0] !== 0;
        // What is below X, which gelsy leaves scaled.
        const power = failed || nrhs === 0 || m <= n ? 0 : -scalingExponent(largest, 's');
        const rest = { uplo: 'f', cfrom: 1, m: m - n, n: nrhs, A: at(B, n, 0) };
        const half = Math.trunc(power / 2);
        for (const cto of power === 0 ? [] : [2 ** half, 2 ** (power - half)])
            enqueueLascl(queue, { ...rest, cto });
    }
    finally {
        size.dispose();
    }
}
