/** The first of the places `begin`, begin + step, ... that is not below 0. */
const firstInside = (begin, step) => begin + Math.ceil(Math.max(-begin, 0) / step) * step;
/** How many of the places `begin`, begin + step, ... are below `end`. */
const places = (begin, end, step) => Math.ceil(Math.max(0, end - begin) / step);
function windowAt(p, oy, ox) {
    const [y, x] = [oy * p.strideY - p.padTop, ox * p.strideX - p.padLeft];
    const [top, left] = [firstInside(y, p.dilationY), firstInside(x, p.dilationX)];
    const [endY, endX] = [y + (p.windowHeight - 1) * p.dilationY + 1, x + (p.windowWidth - 1) * p.dilationX + 1];
    const [bottom, right] = [Math.min(endY, p.height), Math.min(endX, p.width)];
    const inside = places(top, bottom, p.dilationY) * places(left, right, p.dilationX);
    const padded = places(y, Math.min(endY, p.height + p.padBottom), p.dilationY) *
        places(x, Math.min(endX, p.width + p.padRight), p.dilationX);
    return { top, bottom, left, right, count: p.kind === 'avg' ? inside : padded };
}
/** Calls `visit` for every window, with the place of its result. */
function eachWindow(p, visit) {
    for (let plane = 0; plane < p.planes; plane++)
        for (let oy = 0; oy < p.outHeight; oy++)
            for (let ox = 0; ox < p.outWidth; ox++) {
                const window = windowAt(p, oy, ox);
                const out = ((plane * p.outHeight + oy) * p.outWidth + ox) * p.depth;
                for (let c = 0; c < p.depth; c++)
                    visit(window, plane, c, out + c);
            }
}
/** Calls `visit` with the place of every pixel of a window that is inside the image. */
function eachPixel(p, w, plane, c, visit) {
    for (let y = w.top; y < w.bottom; y += p.dilationY)
        for (let x = w.left; x < w.right; x += p.dilationX)
            visit(((plane * p.height + y) * p.width + x) * p.depth + c);
}
/** The place of the first largest element, or of the first NaN; -1 if there is no element. */
function largestOf(p, w, plane, c, X) {
    let best = -1;
    eachPixel(p, w, plane, c, (at) => {
        const [x, top] = [X.data[X.off + at], X.data[X.off + best]];
        if (best < 0 || x > top || (Number.isNaN(x) && !Number.isNaN(top)))
            best = at;
    });
    return best;
}
export function poolForwardRef(p, X, Y) {
    eachWindow(p, (window, plane, c, out) => {
        if (p.kind === 'max') {
            const at = largestOf(p, window, plane, c, X);
            Y.data[Y.off + out] = at < 0 ? -Infinity : X.data[X.off + at];
            return;
        }
        let sum = 0;
        eachPixel(p, window, plane, c, (at) => {
            sum += X.data[X.off + at];
        });
        Y.data[Y.off + out] = sum / Math.max(1, window.count);
    });
}
export function poolBackwardRef(p, X, dY, dX) {
    const sums = new Float64Array(p.planes * p.height * p.width * p.depth);
    eachWindow(p, (window, plane, c, out) => {
        const dy = dY.data[dY.off + out];
        if (p.kind === 'max') {
            const at = largestOf(p, window, plane, c, X);
            if (at >= 0)
                sums[at] += dy;
            return;
        }
        eachPixel(p, window, plane, c, (at) => {
            sums[at] += dy / window.count;
        });
    });
    for (let at = 0; at < sums.length; at++)
        dX.data[dX.off + at] = sums[at];
}
