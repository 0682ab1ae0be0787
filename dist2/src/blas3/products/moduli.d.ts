export declare const MOST_MODULI: number;
/** Below it the integers of deep products would be lost in the rounding of their factors. */
export declare const FEWEST_MODULI = 6;
/** As accurate as products in binary64 for factors whose elements are of about one size. */
export declare const DOUBLE_MODULI = 14;
/** How many are taken for what gemm's argument `accuracy` says, where it is no number; 'f64' takes what the data need. */
export declare const MODULI_FOR: {
    readonly wide: number;
    readonly df64: 13;
    readonly f32: 8;
};
/** Binary digits that terms of a product may lose against the largest elements of their row and column before more moduli are taken. */
export declare const FREE_LOSS = 4;
/** The number of limbs that double_result has variants for. */
export declare const LIMBS: readonly [6, 7, 9];
export interface Moduli {
    readonly count: number;
    /** Limbs of an integer: see LIMBS. */
    readonly limbs: number;
    /**
     * A vector of four words: count; top and part, with which the square of a row's norm is at most 4^top part/2^29; limbs. Then five vectors
     * for each, and three of the product's limbs: kernels/blas3/products/double_residues, double_result.
     */
    readonly table: Uint32Array<ArrayBuffer>;
}
/** The first `count` of them. */
export declare function moduliOf(count: number): Moduli;
/** Vectors of a table in `spanTables`. */
export declare const SPAN_STRIDE: number;
/** Limbs that integers take there: those of the fewest moduli, and of all others. */
export declare const SPAN_LIMBS: readonly [6, 9];
/** The tables of DOUBLE_MODULI to MOST_MODULI moduli, for a device to choose from, and one of none: too few for what terms lose. */
export declare function spanTables(): Uint32Array<ArrayBuffer>;
