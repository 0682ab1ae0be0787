/** x = significand 2^exponent with 1 <= |significand| < 2, or about so; zero, infinities and NaN are their own significands. */
function split(x) {
    if (x === 0 || !Number.isFinite(x))
        return [x, 0];
    // The logarithm of the largest numbers is rounded to 1024, which is no exponent.
    const exponent = Math.min(1023, Math.floor(Math.log2(Math.abs(x))));
    return [x / 2 ** exponent, exponent];
}
/** The product of U's diagonal, with the sign of the interchanges. */
export function slogdetRef(n, LU, ipiv, ipivOff) {
    let [significand, exponent] = [1, 0];
    for (let i = 0; i < n; i++) {
        const [u, e] = split(LU.data[LU.off + i * (LU.ld + 1)]);
        const [product, more] = split(significand * (ipiv[ipivOff + i] === i + 1 ? u : -u));
        significand = product;
        exponent += e + more;
    }
    const magnitude = Math.abs(significand);
    const ordinary = magnitude > 0 && magnitude < Number.POSITIVE_INFINITY;
    // In two steps, because 2^exponent alone may leave the range where the product does not.
    const half = Math.trunc(exponent / 2);
    return {
        sign: Math.sign(significand) + 0,
        logdet: Math.log(magnitude) + (ordinary ? exponent * Math.LN2 : 0),
        det: ordinary ? significand * 2 ** half * 2 ** (exponent - half) : significand + 0,
    };
}
/** The same of complex numbers; the power of two is that of the larger part. An infinity has no sign. */
export function slogdetComplexRef(n, LU, ipiv, ipivOff) {
    let [re, im, exponent, worst, isZero] = [1, 0, 0, 0, false];
    for (let i = 0; i < n; i++) {
        const p = 2 * (LU.off + i * (LU.ld + 1));
        const parts = [LU.data[p], LU.data[p + 1]];
        // Not of hypot, for which infinity hides NaN.
        worst = Math.max(worst, Math.abs(parts[0]), Math.abs(parts[1]));
        isZero ||= parts[0] === 0 && parts[1] === 0;
        const [u, v, e] = splitPair(...parts);
        const turn = ipiv[ipivOff + i] === i + 1 ? 1 : -1;
        const [x, y, more] = splitPair(turn * (re * u - im * v), turn * (re * v + im * u));
        re = x;
        im = y;
        exponent += e + more;
    }
    if (!Number.isFinite(worst)) {
        const logdet = isZero ? Number.NaN : worst;
        return { sign: [Number.NaN, Number.NaN], logdet, det: [Number.NaN, Number.NaN] };
    }
    if (isZero)
        return { sign: [0, 0], logdet: Number.NEGATIVE_INFINITY, det: [0, 0] };
    const size = Math.hypot(re, im);
    const half = Math.trunc(exponent / 2);
    const scaled = (x) => x * 2 ** half * 2 ** (exponent - half);
    return {
        sign: [re / size, im / size],
        logdet: Math.log(size) + exponent * Math.LN2,
        det: [scaled(re), scaled(im)],
    };
}
/** Both parts over the power of two of the larger one, which may be below the least normal number. */
function splitPair(re, im) {
    const size = Math.max(Math.abs(re), Math.abs(im));
    const [, e] = split(size);
    const half = Math.trunc(e / 2);
    return [re / 2 ** half / 2 ** (e - half), im / 2 ** half / 2 ** (e - half), e];
}
