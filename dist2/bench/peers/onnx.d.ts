export declare function matmulModel(prec: 's' | 'd', shape: readonly number[]): Uint8Array;
