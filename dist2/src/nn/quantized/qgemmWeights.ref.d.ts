import type { RealMat } from '../../core/matrix.ts';
/** Weights of few bits, their scales and zero points. */
export interface PackedWeights {
    readonly features: number;
    readonly depth: number;
    readonly bits: '4' | '8';
    readonly group: number;
    readonly W: {
        readonly data: Int8Array;
        readonly off: number;
    };
    readonly scale: {
        readonly data: ArrayLike<number>;
        readonly off: number;
    };
    readonly zero?: {
        readonly data: Int8Array;
        readonly off: number;
    } | undefined;
}
/** V := (W - zero) scale, features x depth. */
export declare function unpackWeightsRef(p: PackedWeights, V: RealMat): void;
