// Scalars of any field: a number, or a record of two. What drivers and checks do with alpha and beta, not what kernels compute.
import { type Complex, isComplex, type Prec, type Scalar } from './field.ts';

export const re = (x: number | Complex): number => (typeof x === 'number' ? x : x.re);
export const im = (x: number | Complex): number => (typeof x === 'number' ? 0 : x.im);

export const isZero = (x: number | Complex): boolean => re(x) === 0 && im(x) === 0;
export const isOne = (x: number | Complex): boolean => re(x) === 1 && im(x) === 0;

export const negative = (x: number | Complex): number | Complex =>
  typeof x === 'number' ? -x : { re: -x.re, im: -x.im };
export const conjugate = (x: number | Complex): number | Complex =>
  typeof x === 'number' ? x : { re: x.re, im: -x.im };

/** The product, as a pair unless both are real numbers. */
export const times = (x: number | Complex, y: number | Complex): number | Complex =>
  typeof x === 'number' && typeof y === 'number'
    ? x * y
    : { re: re(x) * re(y) - im(x) * im(y), im: re(x) * im(y) + im(x) * re(y) };

/** A scalar argument as given, or what is wrong with it in this precision. */
export function readScalar(value: unknown, prec: Prec): Scalar<Prec> | string {
  if (typeof value === 'number') return value;
  if (!isComplex(prec)) return 'must be a number';
  const { re, im } = (typeof value === 'object' && value !== null ? value : {}) as Partial<Complex>;
  return typeof re === 'number' && typeof im === 'number' ? { re, im } : 'must be a number or { re, im }';
}
