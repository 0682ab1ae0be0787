import { type Part } from '../../core/scales.ts';
/** scale and zero := those by which bytes just hold X and 0; Y := round(X / scale) + zero. */
export declare function dynamicQuantizeRef(n: number, X: Part<ArrayLike<number>>, Y: Part<Int8Array>, scale: Part<Float32Array | Float64Array>, zero: Part<Int8Array>): void;
