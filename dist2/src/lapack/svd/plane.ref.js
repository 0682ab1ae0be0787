// Plane rotations, and singular values of 2 x 2 triangles: what QR iteration on a bidiagonal matrix consists of. In doubles.
/** Squares of numbers between these, and their sums, stay in the range. */
const [SMALL, LARGE] = [2 ** -500, 2 ** 500];
/** to := c, s, r with c f + s g = r, c g - s f = 0, c^2 + s^2 = 1. Source: LAPACK xLARTG. */
export function lartgRef(f, g, to) {
    if (g === 0) {
        to.c = 1;
        to.s = 0;
        to.r = f;
        return;
    }
    const size = Math.max(Math.abs(f), Math.abs(g));
    const unit = size > SMALL && size < LARGE ? 1 : size;
    const [x, y] = [f / unit, g / unit];
    const r = Math.sqrt(x * x + y * y) * (f < 0 ? -1 : 1);
    to.c = x / r;
    to.s = y / r;
    to.r = r * unit;
}
/** The smaller singular value of [f g; 0 h]. Source: LAPACK xLAS2. */
export function las2Ref(f, g, h) {
    const [fa, ga, ha] = [Math.abs(f), Math.abs(g), Math.abs(h)];
    const [least, most] = [Math.min(fa, ha), Math.max(fa, ha)];
    if (least === 0)
        return 0;
    const sum = 1 + least / most;
    const difference = (most - least) / most;
    if (ga < most) {
        const square = (ga / most) ** 2;
        return least * (2 / (Math.sqrt(sum * sum + square) + Math.sqrt(difference * difference + square)));
    }
    const part = most / ga;
    if (part === 0)
        return (least * most) / ga;
    return least * part * (2 / (Math.sqrt(1 + (sum * part) ** 2) + Math.sqrt(1 + (difference * part) ** 2)));
}
const sign = (x) => (x < 0 || Object.is(x, -0) ? -1 : 1);
/** Source: LAPACK xLASV2; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). */
export function lasv2Ref(f, g, h, to) {
    const { right, left } = to;
    const swapped = Math.abs(h) > Math.abs(f);
    const [ft, ht] = swapped ? [h, f] : [f, h];
    const [fa, ga, ha] = [Math.abs(ft), Math.abs(g), Math.abs(ht)];
    let [cl, sl, cr, sr] = [1, 0, 1, 0];
    let [least, most] = [ha, fa];
    if (ga !== 0 && fa / ga < Number.EPSILON / 2) {
        // g is all there is
        most = ga;
        least = ha > 1 ? fa / (ga / ha) : (fa / ga) * ha;
        [cl, sl, sr, cr] = [1, ht / g, 1, ft / g];
    }
    else if (ga !== 0) {
        const d = fa - ha;
        const l = d === fa ? 1 : d / fa; // 0..1
        const m = g / ft; // at most 1 / eps
        const t = 2 - l; // 1..2
        const s = Math.sqrt(t * t + m * m);
        const r = l === 0 ? Math.abs(m) : Math.sqrt(l * l + m * m);
        const a = (s + r) / 2;
        least = ha / a;
        most = fa * a;
        let tangent; // twice that of the right rotation
        if (m * m !== 0)
            tangent = (m / (s + t) + m / (r + l)) * (1 + a);
        else if (l === 0)
            tangent = 2 * sign(ft) * sign(g);
        else
            tangent = g / (d * sign(ft)) + m / t;
        const length = Math.sqrt(tangent * tangent + 4);
        cr = 2 / length;
        sr = tangent / length;
        cl = (cr + sr * m) / a;
        sl = ((ht / ft) * sr) / a;
    }
    if (swapped)
        [left.c, left.s, right.c, right.s] = [sr, cr, sl, cl];
    else
        [left.c, left.s, right.c, right.s] = [cl, sl, cr, sr];
    // The signs that the rotations leave: from the largest element, which no cancellation has touched.
    let own;
    if (ga > fa)
        own = sign(right.s) * sign(left.c) * sign(g);
    else if (swapped)
        own = sign(right.s) * sign(left.s) * sign(h);
    else
        own = sign(right.c) * sign(left.c) * sign(f);
    to.most = most * own;
    to.least = least * own * sign(f) * sign(h);
}
