/** Products with B at most, besides the first and the last: as in LAPACK, where they are seldom more than two. */
const MOST_TURNS = 4;
/** |x(i)| */
const sizeOf = (x, i, parts) => parts === 1 ? Math.abs(x[i]) : Math.hypot(x[2 * i], x[2 * i + 1]);
/** The sum of magnitudes. */
function sumOf(x, parts) {
    let sum = 0;
    for (let i = 0; i < x.length / parts; i++)
        sum += sizeOf(x, i, parts);
    return sum;
}
/** The index of the first largest magnitude. */
function largest(x, parts) {
    let best = 0;
    for (let i = 1; i < x.length / parts; i++)
        if (sizeOf(x, i, parts) > sizeOf(x, best, parts))
            best = i;
    return best;
}
/** x := start sign(x). Whether a sign has changed since the last time: of complex numbers always, whose signs are x / |x|. */
function takeSigns(x, start, signs, parts) {
    if (parts === 2) {
        for (let i = 0; i < x.length / 2; i++) {
            const size = sizeOf(x, i, 2);
            x[2 * i] = size > 0 ? start * (x[2 * i] / size) : start;
            x[2 * i + 1] = size > 0 ? start * (x[2 * i + 1] / size) : 0;
        }
        return true;
    }
    let changed = false;
    for (let i = 0; i < x.length; i++) {
        const sign = x[i] > 0 ? 1 : -1;
        changed ||= sign !== signs[i];
        signs[i] = sign;
        x[i] = sign * start;
    }
    return changed;
}
/**
 * A lower bound of start ||B||_1, nearly always within a factor of 3 of it. `x` is workspace of as many elements as B has rows, at least 1;
 * `start`, a power of two, is the size of the vectors that B is multiplied with, so that their products stay in range. NaN or infinite
 * where a product is.
 *
 * The convex function ||B x||_1 is climbed on ||x||_1 = 1: its subgradient at x is B^H sign(B x), and its largest element says which unit
 * vector is better. The last vector, of alternating signs, is for matrices that are built to deceive the climb.
 * Source: LAPACK xLACN2; N. J. Higham, FORTRAN codes for estimating the one-norm of a real or complex matrix, ACM TOMS 14 (1988).
 */
export function lacn2Ref(start, x, product, parts = 1) {
    const n = x.length / parts;
    const fill = (value) => {
        x.fill(0);
        for (let i = 0; i < n; i++)
            x[parts * i] = value(i);
    };
    fill(() => start / n);
    product(false);
    let estimate = sumOf(x, parts);
    if (n === 1 || !Number.isFinite(estimate))
        return estimate;
    const signs = new Int8Array(n);
    let last = -1;
    for (let turn = 0; turn < MOST_TURNS && takeSigns(x, start, signs, parts); turn++) {
        product(true);
        const j = largest(x, parts);
        if (last >= 0 && !(sizeOf(x, last, parts) < sizeOf(x, j, parts)))
            break;
        last = j;
        fill((i) => (i === j ? start : 0));
        product(false);
        const found = sumOf(x, parts);
        if (!Number.isFinite(found))
            return found;
        if (found <= estimate)
            break;
        estimate = found;
    }
    fill((i) => (i % 2 === 0 ? start : -start) * (1 + i / (n - 1)));
    product(false);
    const alternating = (2 * sumOf(x, parts)) / (3 * n);
    return alternating <= estimate ? estimate : alternating;
}
