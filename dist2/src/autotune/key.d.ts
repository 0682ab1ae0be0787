import type { Gpu } from '../runtime/gpu.ts';
import type { Kernel } from '../runtime/kernel.ts';
/** An adapter and its driver as WebGPU names them; browsers leave fields blank. */
export interface DeviceKey {
    readonly vendor: string;
    readonly architecture: string;
    readonly device: string;
    readonly driver: string;
    readonly software: boolean;
}
export declare function deviceKey({ info, software }: Gpu): DeviceKey;
/** A product C (m x n) of depth k, `batch` times; transposes are 0 or 1. */
export interface Shape {
    readonly transA: 0 | 1;
    readonly transB: 0 | 1;
    readonly m: number;
    readonly n: number;
    readonly k: number;
    readonly batch: number;
    readonly aligned: boolean;
}
declare const TRANS: readonly ['nn', 'nt', 'tn', 'tt'];
declare const ASPECTS: readonly ['square', 'tall', 'wide', 'narrow', 'flat'];
/** Shapes that a tile suits alike. Sizes are exponents of two, rounded up. */
export interface ShapeClass {
    readonly prec: 's' | 'h';
    readonly trans: (typeof TRANS)[number];
    readonly aligned: boolean;
    readonly aspect: (typeof ASPECTS)[number];
    /** Of m n. */
    readonly mn: number;
    readonly k: number;
    readonly batch: number;
}
/** The class as one number, for maps: this is computed at every call. */
export declare function classId({ transA, transB, m, n, k, batch, aligned }: Shape, half: boolean): number;
/** The class of a shape: shapes of a class are tuned together. */
export declare function classOf(shape: Shape, half: boolean): ShapeClass;
/** How far a class is from the one that a row is for, in doublings; a field that the row leaves out is any. Infinite if not comparable. */
export declare function distance(row: Partial<ShapeClass>, c: ShapeClass): number;
/** FNV-1a of the kernels' texts without their comments: rows measured with another text are stale. */
export declare function textHash(kernels: readonly Kernel[]): string;
export {};
