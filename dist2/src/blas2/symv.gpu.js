import { isZero } from '../core/complex.js';
import { isComplex, isDouble } from '../core/field.js';
import { deviceMat } from '../runtime/buffer.js';
import { scope } from '../runtime/workspace.js';
import { deviceVector, enqueueSum } from './gemv.gpu.js';
import { longTile, longTriangles, TRIANGLE_TILE, triangleProduct, triangleProductComplex, triangleTunings, } from './symv.kernels.js';
export function symvGpu(queue, a) {
    const { uplo, n, alpha, beta } = a;
    noteTriangle(queue, a);
    const x = deviceVector(a.x, n, a.incx);
    const y = deviceVector(a.y, n, a.incy);
    enqueueTriangle(queue, { uplo, op: 's', unit: false, n, alpha, A: deviceMat(a.A, a.lda), x, beta, y });
}
/** The trace entry of a product with a triangle. */
export function noteTriangle(queue, { routine, prec }) {
    const kernel = (isComplex(prec) || isDouble(prec) ? triangleProductComplex : triangleProduct).name;
    queue.note({ routine, backend: 'gpu', kernel, why: 'the triangle is read once' });
}
/** Enqueues y := alpha T x + beta y, T given by one stored triangle. A, x and y may lie in one buffer. */
export function enqueueTriangle(queue, t) {
    const { uplo, op, unit, n, alpha, A, packed = false, x, beta, y } = t;
    if (isZero(alpha)) {
        enqueueSum(queue, { n, W: queue.nothing, slices: 0, alpha, beta, y });
        return;
    }
    const { type } = A.data;
    const long = type === 'c' || isDouble(type) ? type : undefined;
    const tile = long === undefined ? TRIANGLE_TILE : longTile(long);
    const tiles = Math.ceil(n / tile);
    const isMirrored = op === 's' || op === 'h';
    scope(queue, (ws) => {
        const W = ws.like(A, n * tiles);
        const upper = uplo === 'u';
        const params = {
            n,
            upper: upper ? 1 : 0,
            unit: unit ? 1 : 0,
            symmetric: isMirrored ? 1 : 0,
            conjugated: op === 'c' || op === 'h' ? 1 : 0,
            rowSums: op === 't' || op === 'c' ? 0 : 1,
            colSums: op === 'n' ? 0 : 1,
            offA: A.off,
            lda: A.ld,
            offX: x.off,
            incX: x.ld,
        };
        const grid = [tiles + 1, Math.ceil(tiles / 2), 1];
        const buffers = { A: A.data, x: x.data, W };
        if (long !== undefined) {
            queue.launch(triangleProductComplex, longTriangles.of(long, { PACKED: packed }), buffers, params, grid);
        }
        else {
            const aligned = [n, A.off, A.ld].every((v) => v % 4 === 0);
            const tuning = triangleTunings[packed ? 'packed' : aligned ? 'wide' : 'scalar'];
            queue.launch(triangleProduct, tuning, buffers, params, grid);
        }
        const sum = { n, W, slices: tiles, ldw: n, alpha, beta, y };
        // Rows of a triangle have tiles on one side of the diagonal only; a transpose exchanges the sides.
        if (isMirrored)
            enqueueSum(queue, sum);
        else
            enqueueSum(queue, { ...sum, tile, after: upper === (op === 'n') });
    });
}
