// SYMV and HEMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.js';
import { isZero, re } from '../core/complex.js';
import { level1 } from '../engine/kernels/level1.js';
import { arrayAt } from '../engine/views.js';
import { hostMat, hostVector } from '../runtime/buffer.js';
import { mirroredEngine } from './complexTriangle.cpu.js';
import { hemvEngine, hemvWork } from './hemvOnEngine.cpu.js';
import { onEngine, runPieces, triangleBounds } from './level2.cpu.js';
import { dense } from './storedTriangle.ref.js';
import { multiplySymmetric } from './triangle.ref.js';
import { vectorRef } from './vector.ref.js';
/** Parts of a large triangle, each with sums of its own: a number that does not depend on that of the threads. */
const PARTS = 8;
/** Elements of a matrix from which there are so many. */
const LARGE = 512 * 512;
/** Elements of workspace of symvEngine. */
export const symvWork = (n) => (PARTS - 1) * n;
/**
 * y := y + alpha A x for a triangle of a matrix of order n, x and y addresses of contiguous vectors, `work` that of symvWork(n) elements.
 * On all threads; bits do not depend on their number.
 */
export function symvEngine(e, r, uplo, n, alpha, A, x, y, work) {
    const cuts = triangleBounds(uplo, n, n * n < LARGE ? 1 : PARTS);
    const length = n * r.bytes;
    const own = cuts.slice(2).map((_, i) => work + i * length);
    for (const place of own)
        arrayAt(e, r, place, n).fill(0);
    const to = new Map([y, ...own].map((place, i) => [cuts[i], place]));
    const upper = uplo === 'u' ? 1 : 0;
    runPieces(e, r, 'symv', cuts, (j, last) => [upper, n, j, last, alpha, A.at, A.ld * r.bytes, x, to.get(j)]);
    const axpy = e.functionsOf(level1[r.prec])['axpy'];
    for (const place of own)
        axpy(n, place, r.bytes, y, r.bytes, 1);
}
async function product(queue, a, hermitian) {
    const { uplo, n, alpha, beta } = a;
    const [A, x, y] = (await Promise.all([
        hostMat(a.A, a.lda, 'read'),
        hostVector(a.x, 'read'),
        hostVector(a.y, 'write'),
    ]));
    const [xs, ys] = [vectorRef(x, n, a.incx), vectorRef(y, n, a.incy)];
    const done = onEngine(A, n * n, ({ e, r, space, A: place, pack, unpack }) => {
        const sums = pack(ys, n, beta);
        if (!isZero(alpha)) {
            if (r.parts !== 2)
                symvEngine(e, r, uplo, n, re(alpha), place, pack(xs, n, 1), sums, space.take(symvWork(n) * r.bytes));
            else if (hermitian)
                hemvEngine(e, r, uplo, n, place, pack(xs, n, alpha), sums, space.take(hemvWork(n) * r.bytes));
            else
                mirroredEngine(e, r, { uplo, n, alpha, A: place, x: pack(xs, n, 1), y: sums });
        }
        unpack(sums, ys, n);
    });
    noteCpu(queue, a, done);
    if (!done)
        multiplySymmetric(dense(uplo, n, A), alpha, xs, beta, ys, hermitian);
}
export const symvCpu = (queue, a) => product(queue, a, false);
export const hemvCpu = (queue, a) => product(queue, a, true);
