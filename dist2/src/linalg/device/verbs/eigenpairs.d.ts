import type { AnyArray } from '../../arrays.ts';
import type { ComplexInput } from '../../complex/complexArray.ts';
import { type EighOptions } from '../../eigenpairs.ts';
import type { OnGpu } from '../onGpu.ts';
/** Options of `eigh` and `eigvalsh` of device arrays. */
export interface DeviceEighOptions extends Omit<EighOptions, 'b'> {
    readonly b?: AnyArray;
}
/** Those of complex arrays. */
export interface ComplexEighOptions extends Omit<EighOptions, 'b'> {
    /** Hermitian, positive definite. */
    readonly b?: ComplexInput;
}
type Buffer = ReturnType<OnGpu['lease']>;
/** What a verb makes of the eigenvalues, and vectors, of matrices of order n that lie by columns. */
export type Finish = (on: OnGpu, values: Buffer, columns: Buffer, lead: readonly number[], n: number) => unknown;
/** A verb of A, and of b among the options. A GPU computes all eigenvalues of one matrix; the rest is the CPU's. */
export declare function eigenVerb(routine: string, onHost: (A: never, options: EighOptions) => Promise<unknown>, vectors: boolean, finish: Finish): (A: unknown, options?: DeviceEighOptions) => Promise<unknown>;
export {};
