// GEMV on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.js';
import { im, isZero, re } from '../core/complex.js';
import { arrayAt, matrixAt } from '../engine/views.js';
import { fieldMat, fieldVector } from '../runtime/realMat.js';
import { gemvRef } from './gemv.ref.js';
import { bounds, onEngine, runPieces, vectorAt } from './level2.cpu.js';
import { vectorRef } from './vector.ref.js';
/** y := y + alpha op(A) x. On all threads; bits do not depend on their number: each element of y is one thread's. */
export function gemvEngine(e, r, g) {
    if (r.parts === 2)
        return gemvPairs(e, r, g);
    const { trans, m, n, A, x, y } = g;
    const alpha = re(g.alpha);
    const ld = A.ld * r.bytes;
    if (trans) {
        runPieces(e, r, 'gemvT', bounds(n, m * n), (j, last) => [
            m,
            last - j,
            alpha,
            A.at + j * ld,
            ld,
            x,
            y + j * r.bytes,
        ]);
    }
    else {
        // One piece per thread: pieces of few rows are read at a third of the speed (512 of 4096: at three quarters; Xeon, Node 20, 2026-11).
        runPieces(e, r, 'gemvN', bounds(m, m * n, e.pool.threads), (i, last) => {
            const down = i * r.bytes;
            return [last - i, n, alpha, A.at + down, ld, x, y + down];
        });
    }
}
/**
 * The same of complex numbers by two products of real ones: the parts of A lie in it as twice as many rows. Of A they take Re x and Im x;
 * of A^T and A^H pairs whose products with a column add up to the real part of an element, and pairs for its imaginary part.
 */
function gemvPairs(e, r, { trans, conjugated = false, m, n, alpha, A, x, y }) {
    const { real } = r;
    const [lenX, lenY] = trans ? [m, n] : [n, m];
    const shape = { trans, m: 2 * m, n, alpha: 1, A: { at: A.at, ld: 2 * A.ld } };
    const done = e.within((space) => {
        const take = (length) => space.take(length * real.bytes);
        const factors = [take(trans ? 2 * m : n), take(trans ? 2 * m : n)];
        const sums = [take(trans ? n : 2 * m), take(trans ? n : 2 * m)];
        const array = (at, length) => arrayAt(e, real, at, length);
        const [f, g] = factors.map((at) => array(at, trans ? 2 * m : n));
        const xs = array(x, 2 * lenX);
        const turn = conjugated ? -1 : 1;
        for (let i = 0; i < lenX; i++) {
            const [u, v] = [xs[2 * i], xs[2 * i + 1]];
            if (trans) {
                f[2 * i] = u;
                f[2 * i + 1] = -turn * v;
                g[2 * i] = v;
                g[2 * i + 1] = turn * u;
            }
            else {
                f[i] = u;
                g[i] = v;
            }
        }
        for (const [k, at] of sums.entries()) {
            array(at, trans ? n : 2 * m).fill(0);
            gemvEngine(e, real, { ...shape, x: factors[k], y: at });
        }
        const [s, t] = sums.map((at) => array(at, trans ? n : 2 * m));
        const ys = array(y, 2 * lenY);
        const [a, b] = [re(alpha), im(alpha)];
        for (let i = 0; i < lenY; i++) {
            const u = trans ? s[i] : s[2 * i] - t[2 * i + 1];
            const v = trans ? t[i] : s[2 * i + 1] + t[2 * i];
            ys[2 * i] = ys[2 * i] + (b === 0 ? a * u : a * u - b * v);
            ys[2 * i + 1] = ys[2 * i + 1] + (b === 0 ? a * v : a * v + b * u);
        }
        return true;
    });
    if (done)
        return;
    const op = conjugated ? 'c' : trans ? 't' : 'n';
    gemvRef(op, m, n, alpha, matrixAt(e, r, m, n, A), vectorAt(e, r, lenX, x), 1, vectorAt(e, r, lenY, y));
}
export async function gemvCpu(queue, a) {
    const { m, n, alpha, beta } = a;
    const [lenX, lenY] = a.trans === 'n' ? [n, m] : [m, n];
    const [A, x, y] = await Promise.all([
        fieldMat(a.A, m, n, a.lda, 'read'),
        fieldVector(a.x, lenX, a.incx, 'read'),
        fieldVector(a.y, lenY, a.incy, 'write'),
    ]);
    const xs = vectorRef(x, lenX, a.incx);
    const ys = vectorRef(y, lenY, a.incy);
    const done = onEngine(A, m * n, ({ e, r, A: place, pack, unpack }) => {
        const sums = pack(ys, lenY, beta);
        const op = { trans: a.trans !== 'n', conjugated: a.trans === 'c' };
        if (!isZero(alpha))
            gemvEngine(e, r, { ...op, m, n, alpha, A: place, x: pack(xs, lenX, 1), y: sums });
        unpack(sums, ys, lenY);
    });
    noteCpu(queue, a, done);
    if (!done)
        gemvRef(a.trans, m, n, alpha, A, xs, beta, ys);
    y.store();
}
