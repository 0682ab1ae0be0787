import { type NativeProvider } from '../../src/native.ts';
export type Prec = 's' | 'd';
export type RealArray = Float32Array | Float64Array;
type Run = () => void;
/** What a rival offers: for each routine a way to make the call, undefined where it has none in that precision. */
export interface Rival {
    readonly name: string;
    gemm?(prec: Prec, n: number, A: RealArray, B: RealArray): Run | undefined;
    getrf?(prec: Prec, n: number, A: RealArray): Run | undefined;
    potrf?(prec: Prec, n: number, A: RealArray): Run | undefined;
    geqrf?(prec: Prec, n: number, A: RealArray): Run | undefined;
}
export declare const JAVASCRIPT: readonly ['@stdlib/blas', 'ml-matrix', 'tfjs cpu', 'tfjs wasm'];
export interface Rivals {
    readonly native: NativeProvider | undefined;
    readonly others: readonly Rival[];
    /** Those that are missing, and why. */
    readonly missing: readonly string[];
}
export declare function openRivals(): Promise<Rivals>;
export {};
