// Eigenvalues and vectors of a symmetric matrix by Jacobi's rotations in TypeScript, in doubles: the oracle, and the CPU backend. Real
// precisions, host memory only.
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import { answeredSyev, preparedSyev, type SyevProblem, valuesOut } from '../../lapack/eigen/syev.ref.ts';

/** When Jacobi's method ends. */
export interface JacobiLimits {
  /**
   * An off-diagonal element that is at most this times the smaller of its two diagonal elements is none. 0 or less: an ulp for each 32 of
   * the order, one at least.
   */
  readonly tol: number;
  /** Sweeps at most. */
  readonly maxSweeps: number;
}

interface Rotating {
  readonly n: number;
  /** The symmetric matrix, and the vectors by columns. */
  readonly X: Float64Array;
  readonly V: Float64Array | undefined;
}

/** Rows and columns p and q of X, and columns of V, by Rutishauser's formulas, which keep V orthogonal to the last bits. */
function rotate({ n, X, V }: Rotating, p: number, q: number): void {
  const [app, aqq, apq] = [X[p + n * p]!, X[q + n * q]!, X[q + n * p]!];
  const d = aqq - app;
  // t = 2 apq sgn(d) / (|d| + sqrt(d^2 + 4 apq^2)), without squares of small or large numbers.
  const size = (2 * apq) / (Math.abs(d) + Math.hypot(d, 2 * apq));
  const t = d < 0 ? -size : size;
  const c = 1 / Math.sqrt(1 + t * t);
  const s = t * c;
  const tau = s / (1 + c);
  const turn = (M: Float64Array, first: number, second: number): void => {
    const [x, y] = [M[first]!, M[second]!];
    M[first] = x - s * (y + tau * x);
    M[second] = y + s * (x - tau * y);
  };
  for (let i = 0; i < n; i++) {
    if (V !== undefined) turn(V, i + n * p, i + n * q);
    if (i === p || i === q) continue;
    turn(X, i + n * p, i + n * q);
    X[p + n * i] = X[i + n * p]!;
    X[q + n * i] = X[i + n * q]!;
  }
  X[p + n * p] = app - t * apq;
  X[q + n * q] = aqq + t * apq;
  X[q + n * p] = 0;
  X[p + n * q] = 0;
}

/** Rotates every pair whose element counts; how many there were. */
function sweep(r: Rotating, tolerance: number, turns: boolean): number {
  const { n, X } = r;
  let left = 0;
  for (let p = 0; p < n; p++)
    for (let q = p + 1; q < n; q++) {
      const less = Math.min(Math.abs(X[p + n * p]!), Math.abs(X[q + n * q]!));
      if (!(Math.abs(X[q + n * p]!) > tolerance * less)) continue;
      left++;
      if (turns) rotate(r, p, q);
    }
  return left;
}

/** A = Z W Z^T, with Z in place of A where vectors are asked for; else A is only scaled. Returns info. */
export function syevjRef(problem: SyevProblem, { tol, maxSweeps }: JacobiLimits): number {
  const { jobz, uplo, n, A, W } = problem;
  const factor = preparedSyev(problem);
  if (factor === undefined) return answeredSyev(problem);
  const tolerance = tol > 0 ? tol : fields[precOf(A.data)].eps * Math.max(1, n / 32);
  const X = Float64Array.from({ length: n * n }, (_, k) => {
    const [i, j] = [k % n, Math.floor(k / n)];
    const [row, col] = i > j === (uplo === 'l') ? [i, j] : [j, i];
    return A.data[A.off + row + col * A.ld]!;
  });
  const V = jobz === 'v' ? new Float64Array(n * n) : undefined;
  for (let i = 0; V !== undefined && i < n; i++) V[i + n * i] = 1;
  const r = { n, X, V };
  let left = sweep(r, tolerance, false);
  for (let k = 0; k < maxSweeps && left > 0; k++) {
    sweep(r, tolerance, true);
    left = sweep(r, tolerance, false);
  }
  const order = Array.from({ length: n }, (_, i) => i).sort((a, b) => X[a + n * a]! - X[b + n * b]!);
  valuesOut(
    Float64Array.from(order, (i) => X[i + n * i]!),
    factor,
    W,
  );
  if (V !== undefined)
    for (const [k, from] of order.entries())
      for (let i = 0; i < n; i++) A.data[A.off + i + k * A.ld] = V[i + n * from]!;
  return Math.min(left, Math.max(0, n - 1));
}
