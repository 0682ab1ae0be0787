/**
 * See sytrdSy2sbWorkspace. The whole matrix and what a reduction has beside it; then V twice, W and X of a panel, products of two of them,
 * T, and what the panel takes while it is factored.
 */
export declare function sy2sbBytes(type: 's' | 'c', n: number, kd: number): number;
/** See sytrdSb2stWorkspace. The band, reflectors that are not kept, sums of a norm. */
export declare function sb2stBytes(type: 's' | 'c', n: number, kd: number, vect: 'n' | 'v'): number;
