import { type Context, type Prec } from '../../src/index.ts';
import { NativeError } from '../../src/native.ts';
import { type Case } from './case.ts';
import { type Operands } from './operands.ts';
/** A context that computes by a native library, or why there is none. */
export type Lapack = Context | NativeError;
export declare function openLapack(): Promise<Lapack>;
export declare const lapackText: (lapack: Lapack) => string;
export interface CpuResult {
    readonly after: Operands;
    readonly ms: number;
    /** Whether code that is not this library's has computed it. */
    readonly independent: boolean;
}
export declare function onCpu<P extends object>(lapack: Lapack, c: Case<P>, problem: P, prec: Prec, before: Operands, results: readonly string[]): Promise<CpuResult>;
