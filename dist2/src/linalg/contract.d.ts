import type { ArrayOf } from '../core/field.ts';
import type { Context } from '../runtime/context.ts';
import { type Operand } from './arrays.ts';
import { type Keep } from './contractByGemm.ts';
import { type Contraction, type Elements } from './contraction.ts';
import type { OnGpu } from './device/onGpu.ts';
import type { Real } from './operands.ts';
import { type VerbOptions } from './options.ts';
import type { OutOption } from './out.ts';
/** Options of the products `matmul`, `einsum`, `tensordot`, `outer` and `kron`. */
export interface ProductOptions extends VerbOptions, OutOption {
    /**
     * 'f32': in single on the context's backend, whatever the data; 'f64-cpu': in double; 'auto', the default: 'f32' if all data are singles,
     * else 'f64-cpu'. The data type of the result does not depend on it.
     */
    readonly precision?: 'auto' | 'f32' | 'f64-cpu';
}
/** The options, checked, and what they come to. */
export interface How {
    readonly routine: string;
    readonly named: Context | undefined;
    readonly signal: AbortSignal | undefined;
    /** Computed in. */
    readonly prec: Real;
    /** Returned as. */
    readonly result: Real;
}
/** Checks the options of a verb that stand at `position`, behind its operands. */
export declare function productOptions(routine: string, position: number, options: ProductOptions, operands: readonly Operand[]): How;
/**
 * Up to so many multiplications of singles on a GPU context stay on the CPU. On an H200 beside 16 threads (Node 20, 2026-11) products of
 * order 64, 192, 256 and 512 take 0.19, 0.26, 0.32 and 0.73 ms by the GPU, and 0.03, 0.17, 0.34 and 1.7 by the CPU; 4096 of order 16 take
 * 4.1 and 2.1, 64 of order 128 4.7 and 6.2. Measuring programs and tests change it.
 */
export declare const PRODUCTS_BESIDE_GPU: {
    most: number;
};
/**
 * The elements of C, rows first. Small sums, and those that use no element twice, are computed on the CPU whatever the context: the
 * elements would be as long on their way. A and B are read before the call returns.
 */
export declare function contract(context: Context, how: How, of: Contraction): ArrayOf<Real> | Promise<ArrayOf<Real>>;
/** The same at once, without a context. Throws UnsupportedError if it takes the CPU engine, and there is none, or no memory for it. */
export declare function contractHere(routine: string, prec: Real, c: Contraction): ArrayOf<Real>;
/**
 * The same of a product whose factors may be on the GPU, as results of others are, and whose own result may be a factor: on a GPU it stays
 * there, in a buffer given to `keep`. Factors must not change until it is computed.
 */
export declare function contractInChain(context: Context, how: How, c: Contraction, keep: Keep): Promise<Elements>;
/** A product of matrices on the GPU, by a verb whose operands are all there. It stays there. */
export declare function contractThere(on: OnGpu, how: How, c: Contraction, shape: readonly number[]): Promise<import("./deviceArray.ts").DeviceArray<Float32Array<ArrayBufferLike> | Float64Array<ArrayBufferLike>>>;
