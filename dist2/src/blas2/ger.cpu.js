// GER, GERU and GERC on the CPU backend: the engine's kernels for contexts' own memory, else the reference.
import { noteCpu } from '../blas1/level1.cpu.js';
import { im, isZero, re } from '../core/complex.js';
import { arrayAt, matrixAt } from '../engine/views.js';
import { hostMat, hostVector } from '../runtime/buffer.js';
import { gerRef } from './ger.ref.js';
import { bounds, onEngine, runPieces, vectorAt } from './level2.cpu.js';
import { vectorRef } from './vector.ref.js';
async function update(queue, a, conjugated) {
    const { m, n, alpha } = a;
    const [x, y, A] = (await Promise.all([
        hostVector(a.x, 'read'),
        hostVector(a.y, 'read'),
        hostMat(a.A, a.lda, 'write'),
    ]));
    const [xs, ys] = [vectorRef(x, m, a.incx), vectorRef(y, n, a.incy)];
    const done = onEngine(A, isZero(alpha) ? 0 : m * n, ({ e, r, A: place, pack }) => {
        const [px, py] = [pack(xs, m, 1), pack(ys, n, 1)];
        if (r.parts === 2)
            gerPairs(e, r, { m, n, alpha, conjugated, x: px, y: py, A: place });
        else
            gerEngine(e, r, m, n, re(alpha), px, py, place);
    });
    noteCpu(queue, a, done);
    if (!done)
        gerRef(m, n, alpha, xs, ys, A, conjugated);
}
const gerEngine = (e, r, m, n, alpha, x, y, A) => runPieces(e, r, 'ger', bounds(n, m * n), (j, last) => [0, m, j, last, alpha, x, y, A.at, A.ld * r.bytes]);
/**
 * A := A + alpha x y^T or alpha x y^H of complex numbers by two updates of real ones, the parts of A being rows: by x with the real parts
 * of alpha y, by i x with the others.
 */
export function gerPairs(e, r, { m, n, alpha, conjugated, x, y, A }) {
    const { real } = r;
    const array = (at, length) => arrayAt(e, real, at, length);
    const done = e.within((space) => {
        const [turned, us, vs] = [2 * m, n, n].map((length) => space.take(length * real.bytes));
        const [xs, ix, ys, u, v] = [array(x, 2 * m), array(turned, 2 * m), array(y, 2 * n), array(us, n), array(vs, n)];
        for (let i = 0; i < m; i++) {
            ix[2 * i] = -xs[2 * i + 1];
            ix[2 * i + 1] = xs[2 * i];
        }
        const [a, b] = [re(alpha), im(alpha)];
        for (let j = 0; j < n; j++) {
            const [c, d] = [ys[2 * j], (conjugated ? -1 : 1) * ys[2 * j + 1]];
            u[j] = a * c - b * d;
            v[j] = a * d + b * c;
        }
        const rows = { at: A.at, ld: 2 * A.ld };
        gerEngine(e, real, 2 * m, n, 1, x, us, rows);
        gerEngine(e, real, 2 * m, n, 1, turned, vs, rows);
        return true;
    });
    if (!done)
        gerRef(m, n, alpha, vectorAt(e, r, m, x), vectorAt(e, r, n, y), matrixAt(e, r, m, n, A), conjugated);
}
export const gerCpu = (queue, a) => update(queue, a, false);
export const geruCpu = (queue, a) => update(queue, a, false);
export const gercCpu = (queue, a) => update(queue, a, true);
