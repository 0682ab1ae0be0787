import { type AnyArray, type ArrayInput, type SolvedAll } from './arrays.ts';
import type { ComplexArray, ComplexInput } from './complex/complexArray.ts';
import { type ProductOptions } from './contract.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import { type VerbOptions } from './options.ts';
/**
 * The sum of products that the subscripts say, as NumPy's einsum: 'ij,jk->ik' is a product of matrices, 'ii' a trace, 'ii->i' a diagonal,
 * 'bij,bjk->bik' a stack of products.
 *
 * Each operand has a list of indices, letters, one for each of its axes; the lists are separated by commas. Behind '->' come the indices of
 * the result; without it these are all that occur once, in alphabetical order, capitals first. What is not an index of the result is summed
 * over. An index that stands twice in one operand walks along its diagonal. '...' stands for any further axes, which broadcast, and come
 * first in a result without '->'. An axis of length 1 broadcasts too. Spaces do not matter.
 *
 * The operands are whatever counts as an array (ArrayInput), behind them options may follow. The result is a new ndarray, rows first; of no
 * dimensions where all is summed over. No operand is changed, and all are read before the call returns its promise.
 *
 * More than two operands are multiplied two at a time, the pair next whose product is smallest against the two. Every such product is one
 * gemm, or a batched one over the indices that it keeps of both; arrays are rearranged only if their strides do not allow that. What is
 * computed on a GPU stays there until the last product. The result is single if all operands are of singles, else double. Singles are
 * multiplied on the context's backend, doubles on the CPU; products too small for the way to a GPU, sums over one operand
 * and products element by element on the CPU. Flops: twice the product of all lengths of indices of each pair. Source: NumPy, numpy.einsum.
 *
 * @throws ArgumentError for subscripts that are malformed or do not fit the operands, a wrong data type or option.
 * @example
 * const A = ndarray(new Float64Array([2, 1, 4, 3]), [2, 2]); // rows (2 1) and (4 3)
 * const trace = await einsum('ii', A);
 * const form = await einsum('i,ij,j->', [1, 2], A, [3, 4]);
 * console.log(trace.get(), form.get()); // 5 58
 */
export declare function einsum<X extends readonly ArrayInput[]>(subscripts: string, ...operands: X): Promise<NdArray<SolvedAll<X>>>;
export declare function einsum<X extends readonly ArrayInput[]>(subscripts: string, ...operandsAndOptions: readonly [...X, ProductOptions]): Promise<NdArray<SolvedAll<X>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function einsum<X extends readonly AnyArray[]>(subscripts: string, ...operands: X): Promise<DeviceArray<SolvedAll<X>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export declare function einsum<X extends readonly AnyArray[]>(subscripts: string, ...operandsAndOptions: readonly [...X, ProductOptions]): Promise<DeviceArray<SolvedAll<X>>>;
/** The same of complex arrays, with real ones beside them: single if all are of singles. `precision` and `out` are of real numbers. */
export declare function einsum<X extends readonly ComplexInput[]>(subscripts: string, ...operands: X): Promise<ComplexArray>;
/** The same of complex arrays, with real ones beside them: single if all are of singles. `precision` and `out` are of real numbers. */
export declare function einsum<X extends readonly ComplexInput[]>(subscripts: string, ...operandsAndOptions: readonly [...X, VerbOptions]): Promise<ComplexArray>;
