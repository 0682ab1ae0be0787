import { type Layout, type Part } from '../../core/scales.ts';
export interface QuantizeRef extends Layout {
    readonly X: Part<ArrayLike<number>>;
    readonly scale: Part<ArrayLike<number>>;
    readonly zero?: Part<Int8Array> | undefined;
}
/** Y := round(X / scale) + zero, in as many bits as there are. */
export declare function quantizeRef(q: QuantizeRef, Y: Part<Int8Array>): void;
