// matmul(A, B) on ndarrays: checks and layouts. Products are computed by contract.ts.

import { ArgumentError } from '../core/errors.ts';
import { type AnyArray, type ArrayInput, type Operand, operandOf, type Solved } from './arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from './complex/complexArray.ts';
import type { ProductOptions } from './contract.ts';
import type { Axis, Contraction } from './contraction.ts';
import { contractionWays } from './contractionWays.ts';
import { throughDevice } from './device/verb.ts';
import type { DeviceArray } from './deviceArray.ts';
import type { NdArray } from './ndarray.ts';
import type { VerbOptions } from './options.ts';
import { broadcast } from './stacks.ts';

/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export async function matmul<A extends DeviceArray, B extends AnyArray>(
  A: A,
  B: B,
  options?: ProductOptions,
): Promise<DeviceArray<Solved<A, B>>>;
/** The same on a device, where the result stays: nothing is copied from there, and only what is on the host goes there. */
export async function matmul<A extends AnyArray, B extends DeviceArray>(
  A: A,
  B: B,
  options?: ProductOptions,
): Promise<DeviceArray<Solved<A, B>>>;
/**
 * The same of complex matrices and vectors, and stacks of them, with real ones beside them: single if both are of singles. `out` is of
 * real numbers.
 */
export async function matmul(A: ComplexOperand, B: ComplexInput, options?: VerbOptions): Promise<ComplexArray>;
/**
 * The same of complex matrices and vectors, and stacks of them, with real ones beside them: single if both are of singles. `out` is of
 * real numbers.
 */
export async function matmul(A: ComplexInput, B: ComplexOperand, options?: VerbOptions): Promise<ComplexArray>;
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
export async function matmul<A extends ArrayInput, B extends ArrayInput>(
  A: A,
  B: B,
  options?: ProductOptions,
): Promise<NdArray<Solved<A, B>>>;
export async function matmul(
  A: AnyArray | ComplexInput,
  B: AnyArray | ComplexInput,
  options: ProductOptions = {},
): Promise<unknown> {
  return throughDevice(
    WAYS,
    [
      [A, 'A', 1],
      [B, 'B', 2],
    ],
    options,
  );
}

const WAYS = contractionWays('matmul', {
  position: 3,
  operandsOf: (A, B) => [factorOf(A, 'A', 1), factorOf(B, 'B', 2)],
  contraction: (A, B) => productOf(A, B),
  shapeOf: (A, B) => productOf(A, B).shape,
});

export function factorOf(x: unknown, name: string, position: number, routine = 'matmul'): Operand {
  const operand = operandOf(routine, x, name, position);
  if (operand.shape.length === 0)
    throw new ArgumentError(routine, name, position, x, 'must have at least one dimension');
  return operand;
}

/** The product of two operands, and its shape. */
export function productOf(A: Operand, B: Operand, routine = 'matmul'): Contraction & { readonly shape: number[] } {
  const [dimA, dimB] = [A.shape.length, B.shape.length];
  const [depthA, depthB] = [dimA - 1, Math.max(0, dimB - 2)];
  const k = A.shape[depthA]!;
  const refuse = (rule: string): never => {
    throw new ArgumentError(routine, 'B', 2, B.shape.join(' x '), rule);
  };
  if (B.shape[depthB] !== k) {
    const wanted = dimB === 1 ? `have ${k} elements` : `have ${k} rows`;
    refuse(`it must ${wanted}, as many as A (${A.shape.join(' x ')}) has ${dimA === 1 ? 'elements' : 'columns'}`);
  }
  const out: Axis[] = [];
  if (dimA > 2 || dimB > 2) {
    const [leadA, leadB] = [A.shape.slice(0, -2), B.shape.slice(0, -2)];
    const lead = broadcast(leadA, leadB, refuse);
    for (const [axis, size] of lead.entries()) {
      const [a, b] = [axis - lead.length + leadA.length, axis - lead.length + leadB.length];
      out.push({ size, a: stepOf(A, a), b: stepOf(B, b) });
    }
  }
  if (dimA > 1) out.push({ size: A.shape[dimA - 2]!, a: A.stride[dimA - 2]!, b: 0 });
  if (dimB > 1) out.push({ size: B.shape[dimB - 1]!, a: 0, b: B.stride[dimB - 1]! });
  const sum = [{ size: k, a: A.stride[depthA]!, b: B.stride[depthB]! }];
  return { A, B, out, sum, shape: out.map(({ size }) => size) };
}

/** The step along a leading dimension, which may be missing, or one for all. */
const stepOf = ({ shape, stride }: Operand, axis: number): number =>
  axis < 0 || shape[axis] === 1 ? 0 : stride[axis]!;
