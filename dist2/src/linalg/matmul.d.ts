import { type AnyArray, type ArrayInput, type Operand, type Solved } from './arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from './complex/complexArray.ts';
import type { ProductOptions } from './contract.ts';
import type { Contraction } from './contraction.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import type { VerbOptions } from './options.ts';
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function matmul<A extends DeviceArray, B extends AnyArray>(A: A, B: B, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function matmul<A extends AnyArray, B extends DeviceArray>(A: A, B: B, options?: ProductOptions): Promise<DeviceArray<Solved<A, B>>>;
/**
 * The same of complex matrices and vectors, and stacks of them, with real ones beside them: single if both are of singles. `out` is of
 * real numbers.
 */
export declare function matmul(A: ComplexOperand, B: ComplexInput, options?: VerbOptions): Promise<ComplexArray>;
/**
 * The same of complex matrices and vectors, and stacks of them, with real ones beside them: single if both are of singles. `out` is of
 * real numbers.
 */
export declare function matmul(A: ComplexInput, B: ComplexOperand, options?: VerbOptions): Promise<ComplexArray>;
/**
 * C = A B, by the rules of NumPy's matmul.
 *
 * A: m x k, B: k x n; C is m x n. Either may be a vector of k elements, a row in front, a column behind: that dimension is missing from C,
 * and the product of two vectors has none. Either may be a stack with leading dimensions, which broadcast: A ... x m x k, B ... x k x n.
 * Both are whatever counts as an array (ArrayInput): ndarrays and records {data, shape, stride?, offset?} with any strides, typed arrays
 * with or without a shape, nested arrays. Neither is changed, and both are read before the call returns its promise; no layout costs more
 * than that.
 *
 * C is single if both are of singles, else double; a new ndarray, rows first. Singles are multiplied on the context's backend, doubles on
 * the CPU. With a GPU, singles go there from 256^3 multiplications on: before, the CPU has sooner done. Products of up to 16^3 have each
 * element as a sum in double that is rounded once. NaN and infinities pass through. One product with a single matrix B is one gemm,
 * whatever A's stack. Flops 2mnk for each matrix of the stack. Source: BLAS xGEMM.
 *
 * @throws ArgumentError for a wrong shape, data type or option, and for a number: to scale an array is no product of matrices.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const C = await matmul(A, [[1, 0], [1, 1]]);
 * console.log(C.get(0, 0), C.get(0, 1), C.get(1, 0), C.get(1, 1)); // 3 1 7 3
 */
export declare function matmul<A extends ArrayInput, B extends ArrayInput>(A: A, B: B, options?: ProductOptions): Promise<NdArray<Solved<A, B>>>;
export declare function factorOf(x: unknown, name: string, position: number, routine?: string): Operand;
/** The product of two operands, and its shape. */
export declare function productOf(A: Operand, B: Operand, routine?: string): Contraction & {
    readonly shape: number[];
};
