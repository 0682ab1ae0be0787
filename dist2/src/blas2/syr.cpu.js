// SYR and HER on the CPU backend: the engine's kernels for contexts' own memory, else the reference. Also what syr2 and her2 do.
import { noteCpu } from '../blas1/level1.cpu.js';
import { isZero, re } from '../core/complex.js';
import { hostMat, hostVector } from '../runtime/buffer.js';
import { updateEngine } from './complexTriangle.cpu.js';
import { onEngine, runPieces, triangleBounds } from './level2.cpu.js';
import { dense } from './storedTriangle.ref.js';
import { update } from './triangle.ref.js';
import { vectorRef } from './vector.ref.js';
/** A := A + alpha x x^T, or with a second vector A + alpha x y^T + alpha y x^T; Hermitian as `update` says. */
export async function updateTriangle(queue, a, second, hermitian) {
    const { uplo, n, alpha } = a;
    const [x, y, A] = (await Promise.all([
        hostVector(a.x, 'read'),
        second && hostVector(second.y, 'read'),
        hostMat(a.A, a.lda, 'write'),
    ]));
    const xs = vectorRef(x, n, a.incx);
    const ys = y && vectorRef(y, n, second.incy);
    const done = onEngine(A, isZero(alpha) ? 0 : n * n, ({ e, r, A: place, pack }) => {
        const px = pack(xs, n, 1);
        const py = ys && pack(ys, n, 1);
        if (r.parts === 2) {
            const factors = py === undefined ? { x: px } : { x: px, y: py };
            return updateEngine(e, r, { uplo, hermitian, n, alpha, A: place, ...factors });
        }
        const shape = uplo === 'l' ? 1 : 2;
        const ld = place.ld * r.bytes;
        const name = py === undefined ? 'ger' : 'ger2';
        runPieces(e, r, name, triangleBounds(uplo, n), (j, last) => {
            return [shape, n, j, last, re(alpha), px, py ?? px, place.at, ld];
        });
    });
    noteCpu(queue, a, done);
    if (!done)
        update(dense(uplo, n, A), alpha, xs, ys, hermitian);
}
export const syrCpu = (queue, a) => updateTriangle(queue, a, undefined, false);
export const herCpu = (queue, a) => updateTriangle(queue, a, undefined, true);
