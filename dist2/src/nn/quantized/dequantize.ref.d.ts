import type { RealMat } from '../../core/matrix.ts';
import { type Layout, type Part } from '../../core/scales.ts';
export interface DequantizeRef extends Layout {
    readonly X: Part<Int8Array>;
    readonly scale: Part<ArrayLike<number>>;
    readonly zero?: Part<Int8Array> | undefined;
}
/** Y := (X - zero) scale. */
export declare function dequantizeRef(q: DequantizeRef, Y: Pick<RealMat, 'data' | 'off'>): void;
