// GESDD with vectors by way of the bidiagonal form on the GPU: QR of what is not nearly square, gebrd, divide and conquer, and the
// reflectors applied to its vectors. The host decides what falls away in divide and conquer, which waits for it once a level.
import { enqueueLacpy } from '../../blas3/elements/lacpy.gpu.js';
import { enqueueLaset } from '../../blas3/elements/laset.gpu.js';
import { isComplex } from '../../core/field.js';
import { scaleOfReduction } from '../eigen/sytrd.gpu.js';
import { enqueueWiden } from '../eigen/widen.gpu.js';
import { takeMatrix } from '../qr/larft.gpu.js';
import { enqueueOrmqr } from '../qr/ormqr.gpu.js';
import { bdsdcBytes, enqueueBdsdc } from './bdsdc.hybrid.js';
import { gebrdBytes } from './gebrd.gpu.js';
import { enqueueTallForm } from './gesddValues.gpu.js';
import { enqueueOrmbr } from './ormbr.gpu.js';
/** The largest piece of workspace, rows >= order. */
export const bidiagonalBytes = (rows, order, prec) => Math.max(gebrdBytes(rows, order, prec), bdsdcBytes(order));
/** Resolves when the values are known and the rest is enqueued; undefined if A is not finite. `after` is waited for behind each stage. */
export async function enqueueByBidiagonal(queue, ws, { rows, cols, A, width }, after) {
    const { form, tau } = enqueueTallForm(queue, ws, rows, cols, A);
    await after?.('reduction');
    const [elements, [most]] = await Promise.all([
        form.beside.copyOut(0, 2 * cols),
        form.largest.copyOut(0, 1),
    ]);
    await after?.('reading');
    const factor = scaleOfReduction(most);
    if (Number.isNaN(factor))
        return undefined;
    const d = Float64Array.from({ length: cols }, (_, i) => elements[2 * i]);
    const e = Float64Array.from({ length: cols - 1 }, (_, i) => elements[2 * i + 1]);
    const { info, U, V } = await enqueueBdsdc(queue, ws, { n: cols, d, e });
    await after?.('bidiagonal');
    const put = isComplex(A.data.type)
        ? (from, to) => enqueueWiden(queue, cols, cols, from, to)
        : (from, to) => enqueueLacpy(queue, { uplo: 'f', m: cols, n: cols, A: from, B: to });
    const Y = takeMatrix(ws, A, cols, cols);
    put(V, Y);
    const reflectors = { side: 'l', trans: 'n', k: cols, A: form.S };
    enqueueOrmbr(queue, { ...reflectors, vect: 'p', m: cols, n: cols, tau: form.tauP, C: Y });
    // X := Q [U 0; 0 I]
    const X = takeMatrix(ws, A, rows, width);
    if (rows > cols)
        enqueueLaset(queue, { uplo: 'f', m: rows, n: width, alpha: 0, beta: 1, A: X });
    put(U, X);
    const inner = tau === undefined ? { m: rows, n: width } : { m: cols, n: cols };
    enqueueOrmbr(queue, { ...reflectors, ...inner, vect: 'q', tau: form.tauQ, C: X });
    if (tau !== undefined) {
        const outer = { side: 'l', trans: 'n', m: rows, n: width, k: cols };
        enqueueOrmqr(queue, { ...outer, A, tau, C: X, nb: 0, math: 'strict' });
    }
    await after?.('reflectors');
    return { X, Y, values: Float32Array.from(d, (s) => s / factor), info };
}
