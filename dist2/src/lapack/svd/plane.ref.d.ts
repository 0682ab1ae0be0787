/** A rotation: c x + s y and c y - s x; with r where it was made to take y away. */
export interface Plane {
    c: number;
    s: number;
    r: number;
}
/** to := c, s, r with c f + s g = r, c g - s f = 0, c^2 + s^2 = 1. Source: LAPACK xLARTG. */
export declare function lartgRef(f: number, g: number, to: Plane): void;
/** The smaller singular value of [f g; 0 h]. Source: LAPACK xLAS2. */
export declare function las2Ref(f: number, g: number, h: number): number;
/** [cl sl; -sl cl] [f g; 0 h] [cr -sr; sr cr] = [most 0; 0 least]; both may be negative. */
export interface Values2 {
    least: number;
    most: number;
    readonly right: Plane;
    readonly left: Plane;
}
/** Source: LAPACK xLASV2; J. Demmel, W. Kahan, Accurate singular values of bidiagonal matrices, SIAM J. Sci. Stat. Comput. 11 (1990). */
export declare function lasv2Ref(f: number, g: number, h: number, to: Values2): void;
