import { ELEMENTS_PER_GROUP, singles } from './elements.kernels.js';
import { deviceType, paired, pieces, unordered, walk, whyOf } from './vector.js';
/** Enqueues a kernel on the n elements of x and y, which may lie in one buffer. Returns the reason for its variant. */
export function enqueuePair(queue, kernel, variants, n, x, y, scalars = {}) {
    const [vx, vy] = paired(n, x, y);
    const inY = x.data === y.data;
    const type = deviceType(y.data);
    for (const piece of pieces(n, [vx, vy])) {
        const count = piece.count / piece.width;
        const [wx, wy] = [walk(piece, vx), walk(piece, vy)];
        const params = { n: count, offX: wx.off, incX: wx.inc, offY: wy.off, incY: wy.inc, ...scalars };
        const tuning = variants.of(type, { WIDE: piece.width === 4, X_IN_Y: inY });
        const buffers = { x: inY ? queue.nothing : x.data, y: y.data };
        queue.launch(kernel, tuning, buffers, params, [Math.ceil(count / ELEMENTS_PER_GROUP), 1, 1]);
    }
    return whyOf([vx, vy]);
}
/** The same for a kernel on x alone. */
export function enqueueSingle(queue, kernel, n, x, scalars = {}) {
    const vx = unordered(x);
    for (const piece of pieces(n, [vx])) {
        const count = piece.count / piece.width;
        const { off, inc } = walk(piece, vx);
        const params = { n: count, offX: off, incX: inc, ...scalars };
        const tuning = singles.of(x.data.type, { WIDE: piece.width === 4 });
        queue.launch(kernel, tuning, { x: x.data }, params, [Math.ceil(count / ELEMENTS_PER_GROUP), 1, 1]);
    }
    return whyOf([vx]);
}
