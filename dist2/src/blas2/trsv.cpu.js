// TRSV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.js';
import { level2 } from '../engine/kernels/level2.js';
import { matrixAt } from '../engine/views.js';
import { placeAt } from '../engine/workspace.js';
import { hostMat, hostVector } from '../runtime/buffer.js';
import { gemvEngine } from './gemv.cpu.js';
import { onEngine, vectorAt } from './level2.cpu.js';
import { trsvRef } from './trsv.ref.js';
import { vectorRef } from './vector.ref.js';
/** Order of the triangles that are solved by substitution; everything beside them is done by gemv. */
const BLOCK = 64;
/** x := op(A)^-1 x, A triangular of order n. On all threads; bits do not depend on their number. */
export function trsvEngine(e, r, t) {
    const { upper, trans, conjugated = false, n, A, x } = t;
    const solve = solverOf(e, r, t);
    const place = (i, j) => placeAt(r, A, i, j);
    const count = Math.ceil(n / BLOCK);
    for (let step = 0; step < count; step++) {
        const first = BLOCK * (upper === trans ? step : count - 1 - step);
        const size = Math.min(BLOCK, n - first);
        const down = x + first * r.bytes;
        // Stored beside the block's diagonal triangle: rows above it in an upper triangle, below it in a lower one.
        const [from, to] = upper ? [0, first] : [first + size, n];
        const rest = { m: to - from, n: size, alpha: -1, A: place(from, first) };
        // Transposed, the block lacks the unknowns that are known by now; else it is solved and leaves the others.
        if (trans && rest.m > 0)
            gemvEngine(e, r, { ...rest, trans, conjugated, x: x + from * r.bytes, y: down });
        solve(size, place(first, first), down);
        if (!trans && rest.m > 0)
            gemvEngine(e, r, { ...rest, trans, x: down, y: x + from * r.bytes });
    }
}
/** x := op(A)^-1 x for a triangle on the diagonal; of complex numbers by the reference. */
function solverOf(e, r, { upper, trans, conjugated = false, unit }) {
    if (r.parts === 2) {
        const flags = [upper ? 'u' : 'l', conjugated ? 'c' : trans ? 't' : 'n', unit ? 'u' : 'n'];
        return (n, A, x) => trsvRef(...flags, n, matrixAt(e, r, n, n, A), vectorAt(e, r, n, x));
    }
    const solve = e.functionsOf(level2[r.prec])['trsv'];
    return (n, A, x) => solve(+upper, +trans, +unit, n, A.at, A.ld * r.bytes, x);
}
export async function trsvCpu(queue, a) {
    const { uplo, trans, diag, n } = a;
    const [A, x] = (await Promise.all([hostMat(a.A, a.lda, 'read'), hostVector(a.x, 'write')]));
    const xs = vectorRef(x, n, a.incx);
    const done = onEngine(A, n * n, ({ e, r, A: place, pack, unpack }) => {
        const px = pack(xs, n, 1);
        const op = { upper: uplo === 'u', trans: trans !== 'n', conjugated: trans === 'c', unit: diag === 'u' };
        trsvEngine(e, r, { ...op, n, A: place, x: px });
        unpack(px, xs, n);
    });
    noteCpu(queue, a, done);
    if (!done)
        trsvRef(uplo, trans, diag, n, A, xs);
}
