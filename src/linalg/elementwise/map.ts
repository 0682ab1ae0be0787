// map(A, f): a function of each element.

import { ArgumentError } from '../../core/errors.ts';
import type { Complex } from '../../core/field.ts';
import { type ArrayInput, complexArrayOf, operandOf, type Solved } from '../arrays.ts';
import type { ComplexArray } from '../complex/complexArray.ts';
import type { Pairs } from '../complex/pairs.ts';
import { copied } from '../inContext.ts';
import type { NdArray } from '../ndarray.ts';
import { checkNames } from '../options.ts';
import { deliverTo, type OutOption, precisionOf } from '../out.ts';

/**
 * f of each element: what NumPy's exp, sqrt and other functions of arrays are, with JavaScript's own: map(A, Math.exp).
 *
 * A: any array that verbs take. It is not changed. f: takes a number and gives one; it is called once for each element, rows first. The
 * result is a new ndarray, rows first, or `out`; single for a Float32Array, else double. It is there when the call returns.
 *
 * @throws ArgumentError for what is no array or no function, or a wrong option.
 * @example
 * const R = map([[1, 4], [9, 16]], Math.sqrt);
 * console.log(R.get(1, 0), R.get(1, 1)); // 3 4
 */
export function map<A extends ArrayInput>(A: A, f: (x: number) => number, options?: OutOption): NdArray<Solved<A>>;
/** The same of complex numbers { re, im }, of which f gives complex or real ones: a new array of complex numbers of A's data type. */
export function map<D extends Pairs>(A: ComplexArray<D>, f: (x: Complex) => Complex | number): ComplexArray<D>;
export function map(A: ArrayInput | ComplexArray, f: (x: never) => Complex | number, options: OutOption = {}): unknown {
  const checked = (): void => {
    if (typeof f !== 'function') throw new ArgumentError('map', 'f', 2, f, 'must be a function of a number');
  };
  const own = complexArrayOf('map', [A, 'A', 1]);
  if (own !== undefined) {
    checked();
    checkNames('map', 3, options, []);
    return own.mapped(f as (x: Complex) => Complex | number);
  }
  const operand = operandOf('map', A, 'A', 1);
  checked();
  checkNames('map', 3, options, ['out']);
  const deliver = deliverTo('map', 3, options.out, precisionOf([operand]), operand.shape);
  const data = copied(operand).data as Float64Array;
  for (let i = 0; i < data.length; i++) data[i] = (f as (x: number) => number)(data[i]!);
  return deliver(data);
}
