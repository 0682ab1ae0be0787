// add, sub, multiply, divide and scale: arithmetic on arrays, element by element, at once and on the calling thread.

import { ArgumentError } from '../../core/errors.ts';
import { type ArrayOf, type Complex, fields } from '../../core/field.ts';
import { rowMajor, sizeOf } from '../../core/strided.ts';
import { type ArrayInput, complexArrayOf, type Numbers, Operand, operandOf, type Solved } from '../arrays.ts';
import type { ComplexArray } from '../complex/complexArray.ts';
import type { NdArray } from '../ndarray.ts';
import type { Real } from '../operands.ts';
import { checkNames } from '../options.ts';
import { deliverTo, type OutOption, precisionOf } from '../out.ts';
import { broadcastShape, eachRun, stepsIn } from './runs.ts';

/** to(0..n-1) := a(0, i, 2 i, ...) with b(0, j, 2 j, ...), from given places on. */
type Run = (
  n: number,
  to: ArrayOf<Real>,
  t: number,
  a: Numbers,
  p: number,
  i: number,
  b: Numbers,
  q: number,
  j: number,
) => void;

// One loop for each: an operation that is passed would be called for every element.
const sums: Run = (n, to, t, a, p, i, b, q, j) => {
  for (let k = 0; k < n; k++) to[t + k] = a[p + k * i]! + b[q + k * j]!;
};
const differences: Run = (n, to, t, a, p, i, b, q, j) => {
  for (let k = 0; k < n; k++) to[t + k] = a[p + k * i]! - b[q + k * j]!;
};
const products: Run = (n, to, t, a, p, i, b, q, j) => {
  for (let k = 0; k < n; k++) to[t + k] = a[p + k * i]! * b[q + k * j]!;
};
const quotients: Run = (n, to, t, a, p, i, b, q, j) => {
  for (let k = 0; k < n; k++) to[t + k] = a[p + k * i]! / b[q + k * j]!;
};

/**
 * a + b, element by element: NumPy's add.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double. It is there when the call returns: there
 * is no need to await it. NaN and infinities pass through. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const C = add([[1, 2], [3, 4]], [10, 20]); // b to each row
 * console.log(C.get(0, 0), C.get(1, 1)); // 11 24
 */
export function add<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: OutOption): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export function add(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
export function add(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput, options: OutOption = {}): unknown {
  return combined('add', sums, a, b, options);
}

/**
 * a - b, element by element: NumPy's subtract.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double. It is there when the call returns: there
 * is no need to await it. NaN and infinities pass through. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const X = [[1, 2], [3, 6]];
 * const centred = sub(X, mean(X, { axis: 0 }));
 * console.log(centred.get(0, 0), centred.get(1, 1)); // -1 2
 */
export function sub<A extends ArrayInput, B extends ArrayInput>(a: A, b: B, options?: OutOption): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export function sub(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
export function sub(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput, options: OutOption = {}): unknown {
  return combined('sub', differences, a, b, options);
}

/**
 * a times b, element by element: NumPy's multiply and its `*`. The product of matrices is matmul.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double: scale keeps singles. It is there when the
 * call returns: there is no need to await it. NaN and infinities pass through. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const C = multiply([[1, 2], [3, 4]], [[2], [10]]); // rows by 2 and 10
 * console.log(C.get(0, 1), C.get(1, 0)); // 4 30
 */
export function multiply<A extends ArrayInput, B extends ArrayInput>(
  a: A,
  b: B,
  options?: OutOption,
): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export function multiply(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
export function multiply(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput, options: OutOption = {}): unknown {
  return combined('multiply', products, a, b, options);
}

/**
 * a / b, element by element: NumPy's divide. A division by zero gives an infinity or NaN.
 *
 * a, b: any arrays that verbs take, numbers among them, and of any shapes that broadcast. Neither is changed. The result is a new ndarray,
 * rows first, or `out`; single if both are of singles, else double, a number counting as double. It is there when the call returns: there
 * is no need to await it. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, shapes that do not broadcast, or a wrong option.
 * @example
 * const A = [[1, 3], [2, 2]];
 * const shares = divide(A, sum(A, { axis: 1, keepdims: true }));
 * console.log(shares.get(0, 0), shares.get(1, 0)); // 0.25 0.5
 */
export function divide<A extends ArrayInput, B extends ArrayInput>(
  a: A,
  b: B,
  options?: OutOption,
): NdArray<Solved<A, B>>;
/** The same where a or b is complex: a new array of complex numbers, single if both are of singles. */
export function divide(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput): ComplexArray;
export function divide(a: ComplexArray | ArrayInput, b: ComplexArray | ArrayInput, options: OutOption = {}): unknown {
  return combined('divide', quotients, a, b, options);
}

/**
 * alpha A for a number alpha, of the data type of A: singles stay singles, which multiply(A, alpha) makes doubles of.
 *
 * A: any array that verbs take. It is not changed. alpha: any number. The result is a new ndarray, rows first, or `out`, and there when the
 * call returns. Flops 1 for each element.
 *
 * @throws ArgumentError for what is no array, an alpha that is no number, or a wrong option.
 * @example
 * const A = scale(new Float32Array([1, 2]), 0.5);
 * console.log(A.data); // Float32Array(2) [ 0.5, 1 ]
 */
export function scale<A extends ArrayInput>(A: A, alpha: number, options?: OutOption): NdArray<Solved<A>>;
/** The same of a complex A, by a number or a complex one { re, im }. */
export function scale<D extends Float32Array | Float64Array>(
  A: ComplexArray<D>,
  alpha: number | Complex,
): ComplexArray<D>;
export function scale(A: ArrayInput | ComplexArray, alpha: number | Complex, options: OutOption = {}): unknown {
  const own = complexArrayOf('scale', [A, 'A', 1]);
  if (own !== undefined) return own.scale(alpha, options);
  const operand = operandOf('scale', A, 'A', 1);
  if (typeof alpha !== 'number') throw new ArgumentError('scale', 'alpha', 2, alpha, 'must be a number');
  const factor = new Operand({ data: [alpha], shape: [], stride: [], offset: 0 });
  return put('scale', products, operand, factor, precisionOf([operand]), options);
}

function combined(
  routine: 'add' | 'sub' | 'multiply' | 'divide',
  run: Run,
  a: ComplexArray | ArrayInput,
  b: ComplexArray | ArrayInput,
  options: OutOption,
): unknown {
  const own = complexArrayOf(routine, [a, 'a', 1]) ?? complexArrayOf(routine, [b, 'b', 2]);
  if (own !== undefined) return own.combine(routine, a, b, options);
  const operands = [operandOf(routine, a, 'a', 1), operandOf(routine, b, 'b', 2)] as const;
  return put(routine, run, ...operands, precisionOf(operands), options);
}

function put(routine: string, run: Run, a: Operand, b: Operand, prec: Real, options: OutOption): unknown {
  const shape = broadcastShape(routine, a, b);
  checkNames(routine, 3, options, ['out']);
  const deliver = deliverTo(routine, 3, options.out, prec, shape);
  const data = new fields[prec].array(sizeOf(shape));
  const [rows, i, j] = [rowMajor(shape), stepsIn(shape, a), stepsIn(shape, b)];
  // Small arrays are many: those that lie as the result does need no walk.
  if (isSame(i, rows) && isSame(j, rows)) {
    run(data.length, data, 0, a.data, a.offset, 1, b.data, b.offset, 1);
    return deliver(data);
  }
  const walks = [
    { at: 0, steps: rows },
    { at: a.offset, steps: i },
    { at: b.offset, steps: j },
  ];
  eachRun(shape, walks, (n, at, steps) => {
    run(n, data, at[0]!, a.data, at[1]!, steps[1]!, b.data, at[2]!, steps[2]!);
  });
  return deliver(data);
}

function isSame(a: readonly number[], b: readonly number[]): boolean {
  for (let k = 0; k < a.length; k++) if (a[k] !== b[k]) return false;
  return true;
}
