// ROTMG: a modified plane rotation that makes a second component zero. Numbers in, numbers out: no queue, nothing on the device.
/** Scale factors are kept between GAMMA^-2 and GAMMA^2. */
const GAMMA = 4096;
/**
 * The modified Givens rotation H that takes (sqrt(d1) x1, sqrt(d2) y1) to a vector whose second component is zero, for rotm, without
 * square roots. Computed in double precision. A negative d1 gives H = 0 and zeros. Source: BLAS xROTMG.
 *
 * @example
 * const { d1, d2, x1, param } = rotmg(2, 3, 1, 5);
 * await srotm(ctx.queue, { n, x, y, ...param });
 */
export function rotmg(d1, d2, x1, y1) {
    const nothing = { d1: 0, d2: 0, x1: 0, param: { flag: -1, h11: 0, h21: 0, h12: 0, h22: 0 } };
    if (d1 < 0)
        return nothing;
    const p2 = d2 * y1;
    if (p2 === 0)
        return { d1, d2, x1, param: { flag: -2, h11: 0, h21: 0, h12: 0, h22: 0 } };
    const p1 = d1 * x1;
    const [q1, q2] = [p1 * x1, p2 * y1];
    let [h11, h21, h12, h22] = [1, 0, 0, 1];
    let flag;
    if (Math.abs(q1) > Math.abs(q2)) {
        // H = (1 h12; h21 1), u its determinant
        h21 = -y1 / x1;
        h12 = p2 / p1;
        const u = 1 - h12 * h21;
        if (u <= 0)
            return nothing; // only by rounding
        flag = 0;
        [d1, d2, x1] = [d1 / u, d2 / u, x1 * u];
    }
    else {
        if (q2 < 0)
            return nothing;
        // H = (h11 1; -1 h22); the scale factors change places
        h11 = p1 / p2;
        h22 = x1 / y1;
        h12 = 1;
        h21 = -1;
        const u = 1 + h11 * h22;
        flag = 1;
        [d1, d2, x1] = [d2 / u, d1 / u, y1 * u];
    }
    // Rescaling touches all four entries: none of them is implied any more.
    while (d1 !== 0 && Number.isFinite(d1) && (d1 <= GAMMA ** -2 || d1 >= GAMMA ** 2)) {
        flag = -1;
        const g = d1 <= GAMMA ** -2 ? GAMMA : 1 / GAMMA;
        [d1, x1, h11, h12] = [d1 * g * g, x1 / g, h11 / g, h12 / g];
    }
    while (d2 !== 0 && Number.isFinite(d2) && (Math.abs(d2) <= GAMMA ** -2 || Math.abs(d2) >= GAMMA ** 2)) {
        flag = -1;
        const g = Math.abs(d2) <= GAMMA ** -2 ? GAMMA : 1 / GAMMA;
        [d2, h21, h22] = [d2 * g * g, h21 / g, h22 / g];
    }
    const all = { h11, h21, h12, h22 };
    // As in BLAS, entries that the flag implies are left at zero.
    if (flag === 0)
        Object.assign(all, { h11: 0, h22: 0 });
    if (flag === 1)
        Object.assign(all, { h21: 0, h12: 0 });
    return { d1, d2, x1, param: { flag, ...all } };
}
