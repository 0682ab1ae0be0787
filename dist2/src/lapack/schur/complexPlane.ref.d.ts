/** A rotation: c x + s y and c y - conj(s) x, with a real c; with r where it was made to take y away. */
export interface ComplexPlane {
    c: number;
    sr: number;
    si: number;
    rr: number;
    ri: number;
}
export declare const newPlane: () => ComplexPlane;
/** A complex number that is changed. */
export interface Pair {
    re: number;
    im: number;
}
/** to := c, s, r with c f + s g = r, c g - conj(s) f = 0, c^2 + |s|^2 = 1, c >= 0. Source: LAPACK xLARTG. */
export declare function lartgComplexRef(fr: number, fi: number, gr: number, gi: number, to: ComplexPlane): void;
/** (x, y) := (c x + s y, c y - conj(s) x), of `count` pairs, `step` entries from one to the next. */
export declare function rotatePairsRef(count: number, data: Float64Array, x: number, y: number, step: number, c: number, sr: number, si: number): void;
/** to := the square root of x + i y in the right half of the plane. */
export declare function rootRef(x: number, y: number, to: Pair): void;
