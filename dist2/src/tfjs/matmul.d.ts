import { type Attributes, type Inputs, type OwnBackend } from './ownBackend.ts';
import type { TensorInfo } from './peers.ts';
/** BatchMatMul: singles by gemm, complex numbers by products of their parts, everything else by the stock kernel. */
export declare function batchMatMul(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo;
/** _FusedMatMul: the same with bias and activation on the way into the result, as far as gemmFused has them. */
export declare function fusedMatMul(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo;
/**
 * Einsum. The stock kernel multiplies element by element all that the equation spans and then sums: a product of matrices of order n takes
 * n^3 numbers. Two operands that share a summed dimension, and have none that is summed alone, are turned into a product here.
 */
export declare function einsum(own: OwnBackend, inputs: Inputs, attrs: Attributes): TensorInfo;
