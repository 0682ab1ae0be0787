import { type Context } from '../../src/index.ts';
import type { NativeProvider } from '../../src/native.ts';
import type { Contender } from './race.ts';
import type { Prec, RealArray } from './rivals.ts';
/** Column names: the library and OpenBLAS on one thread and on two. */
export declare const NAMES: {
    readonly ours1: 'basalt 1t';
    readonly ours2: 'basalt 2t';
    readonly native1: 'native 1t';
    readonly native2: 'native 2t';
};
export declare const ours: (run: () => Promise<void>, reset?: () => void) => Contender[];
export declare const native: (provider: NativeProvider, run: () => void, reset?: () => void) => Contender[];
/** Uniform on (-1, 1), always the same. */
export declare function numbers(prec: Prec, length: number, seed: number): RealArray;
/** Makes matrices of order n, one behind the other, positive definite. */
export declare function dominant(values: RealArray, n: number): RealArray;
export declare const upload: (context: Context, prec: Prec, values: RealArray) => import("../../src/index.ts").DeviceBuffer<Prec>;
