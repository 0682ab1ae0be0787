// Regression by a Gaussian process with a squared exponential kernel: Rasmussen and Williams, Gaussian Processes for Machine Learning,
// algorithm 2.1.
import { cholesky } from '../../../src/linalg/cholesky.ts';
import { triangularSolve } from '../../../src/linalg/triangularSolve.ts';
import type { RegressionAnswer, RegressionOrder } from '../../protocolLive.ts';
import { contextOf } from '../contexts.ts';

export async function regression({ x, y, at, length, noise }: RegressionOrder): Promise<RegressionAnswer> {
  const context = await contextOf('cpu');
  const kernel = (p: number, q: number): number => Math.exp(-((p - q) ** 2) / (2 * length ** 2));
  const n = x.length;
  // L L^T = K + noise^2 I
  const L = await cholesky(
    x.map((p, i) => x.map((q, j) => kernel(p, q) + (i === j ? noise ** 2 : 0))),
    { context },
  );
  // L w = y and L V = K(x, at): then the mean is V^T w, and 1 less the squares of V's columns the variance
  const w = await triangularSolve(L, y, { context, lower: true });
  const V = await triangularSolve(
    L,
    x.map((p) => at.map((q) => kernel(p, q))),
    { context, lower: true },
  );
  const sums = (term: (i: number, j: number) => number) =>
    at.map((_, j) => x.reduce((sum, _, i) => sum + term(i, j), 0));
  const mean = sums((i, j) => V.get(i, j) * w.get(i));
  const squares = sums((i, j) => V.get(i, j) ** 2);
  const deviation = squares.map((sum) => Math.sqrt(Math.max(0, 1 - sum)));
  const fit = w.data.reduce((sum, value) => sum + value * value, 0);
  const volume = x.reduce((sum, _, i) => sum + Math.log(L.get(i, i)), 0);
  return { mean, deviation, logLikelihood: -fit / 2 - volume - (n / 2) * Math.log(2 * Math.PI) };
}
