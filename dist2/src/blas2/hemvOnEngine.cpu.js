import { hermitianKernels } from '../engine/kernels/hermitian.js';
import { level1 } from '../engine/kernels/level1.js';
import { arrayAt } from '../engine/views.js';
import { triangleBounds } from './level2.cpu.js';
/** As of symvEngine: parts of a large triangle, whatever the threads, and elements of a matrix from which there are so many. */
const [PARTS, LARGE] = [8, 256 * 256];
/** Elements of workspace of hemvEngine. */
export const hemvWork = (n) => (PARTS - 1) * n;
/**
 * y := y + A x for a triangle of a Hermitian matrix of order n, x and y addresses of contiguous vectors, `work` that of hemvWork(n)
 * elements. Imaginary parts of the diagonal are not looked at. On all threads; bits do not depend on their number.
 */
export function hemvEngine(e, r, uplo, n, A, x, y, work) {
    const cuts = triangleBounds(uplo, n, n * n < LARGE ? 1 : PARTS);
    const own = cuts.slice(2).map((_, i) => work + i * n * r.bytes);
    for (const place of own)
        arrayAt(e, r, place, n).fill(0);
    const upper = uplo === 'u' ? 1 : 0;
    const parts = [y, ...own].map((to, i) => [upper, n, cuts[i], cuts[i + 1], A.at, A.ld * r.bytes, x, to]);
    e.run(hermitianKernels[r.prec], 'hemv', parts);
    const { axpy } = e.functionsOf(level1[r.real.prec]);
    for (const place of own)
        axpy(2 * n, place, r.real.bytes, y, r.real.bytes, 1);
}
