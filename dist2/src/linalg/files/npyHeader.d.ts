export interface NpyHeader {
    /** NumPy's letter: f, i, u, b of booleans, or c of complex numbers. */
    readonly kind: 'f' | 'i' | 'u' | 'b' | 'c';
    /** As the file spells it. */
    readonly descr: string;
    /** Bytes of an element. */
    readonly size: number;
    readonly bigEndian: boolean;
    readonly fortranOrder: boolean;
    readonly shape: readonly number[];
    /** Where the data start. */
    readonly start: number;
}
export declare function parseNpyHeader(bytes: Uint8Array): NpyHeader;
/** The header of an array whose elements follow, last index first, or the first one. */
export declare function formatNpyHeader(descr: string, shape: readonly number[], fortranOrder?: boolean): Uint8Array;
