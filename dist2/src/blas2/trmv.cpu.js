// TRMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.js';
import { hostMat, hostVector } from '../runtime/buffer.js';
import { triangularEngine } from './complexTriangle.cpu.js';
import { bounds, onEngine, runPieces } from './level2.cpu.js';
import { trmvRef } from './trmv.ref.js';
import { vectorRef } from './vector.ref.js';
/** Parts of a large triangle: a number that does not depend on that of the threads, because the order of the sums does on the parts. */
const PARTS = 8;
export async function trmvCpu(queue, a) {
    const { uplo, trans, diag, n } = a;
    const [A, x] = (await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'write')]));
    const xs = vectorRef(x, n, a.incx);
    const done = onEngine(A, n * n, ({ e, r, A: place, pack, unpack }) => {
        const px = pack(xs, n, 1);
        const py = pack(xs, n, r.parts === 2 ? 1 : 0);
        if (r.parts === 2)
            triangularEngine(e, r, { uplo, trans, diag, n, A: place, x: px, y: py });
        else
            trmvEngine(e, r, a, place, px, py);
        unpack(py, xs, n);
    });
    noteCpu(queue, a, done);
    if (!done)
        trmvRef(uplo, trans, diag, n, A, xs);
}
/** y := op(A) x; y is zero. */
function trmvEngine(e, r, { uplo, trans: op, diag, n }, { at, ld }, x, y) {
    const [upper, trans, unit] = [uplo === 'u', op !== 'n', diag === 'u'];
    const address = (i, j) => at + (i + j * ld) * r.bytes;
    const cuts = bounds(n, n * n, PARTS);
    runPieces(e, r, 'trmv', cuts, (first, last) => {
        // Rows first..last-1 of op(A): the triangle on the diagonal, and what op(A) has before it or behind it.
        const [from, to] = upper === trans ? [0, first] : [last, n];
        const rectangle = trans ? address(from, first) : address(first, from);
        const [diagonal, down] = [address(first, first), first * r.bytes];
        const shape = [upper, trans, unit].map(Number);
        return [
            ...shape,
            last - first,
            diagonal,
            ld * r.bytes,
            x + down,
            to - from,
            rectangle,
            x + from * r.bytes,
            y + down,
        ];
    });
}
