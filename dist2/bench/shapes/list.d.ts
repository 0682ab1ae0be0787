export type Shape = readonly [m: number, n: number, k: number];
/** The worst of 2026-11 first: time may run out. */
export declare const NAMED: readonly Shape[];
/** More of the same kinds. */
export declare const MORE: readonly Shape[];
