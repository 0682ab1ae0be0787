// What is said about a solution, whoever shows it. Pure: pages use it too.
import { larger } from '../src/core/extremes.ts';
import type { Method, Precision } from './systemSolver.ts';

export const METHODS: Readonly<Record<Method, string>> = { cholesky: 'Cholesky', lu: 'LU' };
export const PRECISIONS: Readonly<Record<Precision, string>> = {
  'f64-cpu': 'in double precision',
  mixed: 'in single precision, corrected to double',
  f32: 'in single precision',
};
/** Unit roundoffs. */
export const EPS: Readonly<Record<Precision, number>> = { 'f64-cpu': 2 ** -53, mixed: 2 ** -53, f32: 2 ** -24 };
/** Why corrections have failed. */
export const WHY_NOT: Readonly<Record<number, string>> = {
  [-2]: 'a number does not fit into single precision',
  [-3]: 'the factorization in single precision broke down',
  [-31]: 'corrections did not converge',
};

export const digits = (value: number): string => value.toExponential(1);
export const rate = (flops: number, ms: number): number => flops / ms / 1e6;

export function conditionText(rcond: number, eps: number): string {
  if (rcond < eps) return `${digits(1 / rcond)} (estimate): singular to working precision, x may have no right digit`;
  return `${digits(1 / rcond)} (estimate, 1-norm)`;
}

/** Three digits, and no exponent where they are before the point. */
const short = (value: number): string => String(Number(value.toPrecision(3)));

/** A first call compiles; what is below it is not worth digits. */
export function timeText(flops: number, ms: number, calls: number): string {
  const gflops = rate(flops, ms);
  const speed = gflops < 0.01 ? 'below 0.01' : short(gflops);
  const time = ms < 1000 ? `${short(ms)} ms` : `${short(ms / 1000)} s`;
  return `${time}, ${calls === 1 ? 'a first call' : `the quickest of ${calls} calls`}, ${speed} Gflop/s`;
}

/** How far x is from ones. */
export function distanceFromOnes(x: Float32Array | Float64Array): number {
  let most = 0;
  for (let i = 0; i < x.length; i++) most = larger(Math.abs(x[i]! - 1), most);
  return most;
}
