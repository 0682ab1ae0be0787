// The operations that basalt adds to TensorFlow.js: solutions and factorizations of the last two dimensions, with gradients.
import { ArgumentError } from '../core/errors.ts';
import { lowerPart, runSolve, runTriangularSolve } from './gradients.ts';
import type { Core, Tensor } from './peers.ts';
import { CHOLESKY, QR } from './systems.ts';

/** What tfjs operations take: a tensor, or numbers in arrays. */
export type TensorLike = import('@tensorflow/tfjs-core').TensorLike;

/**
 * A result and what LAPACK says of it: an int32 tensor with a number for each matrix, 0 if all is well. Reading it waits for the device.
 */
export interface Reported {
  readonly result: Tensor;
  readonly info: Tensor;
}

/** Which triangle a triangular solution reads, and how. */
export interface TriangularOptions {
  /** Which triangle of a is used. Default true. */
  readonly lower?: boolean;
  /** Solves a^T X = B. Default false. */
  readonly adjoint?: boolean;
}

/**
 * Operations on the last two dimensions of tensors; the leading ones are a batch. Singles, on the backend that registerBasalt has
 * registered, which must be the current one. Like tfjs's own they return at once, and throw for shapes that do not fit, never for numbers:
 * a matrix that cannot be factored makes its results NaN, and info, in the `Reported` forms, says which it was and why. Gradients of first
 * order are exact; those of QR need a of full column rank (wide: its first columns).
 */
export interface Operations {
  /**
   * X with a X = b: a [..., n, n], b [..., n, nrhs]; leading dimensions are broadcast. LU with partial pivoting.
   * @example
   * const x = basalt.solve([[4, 1], [2, 3]], [[1], [2]]); // [[0.1], [0.6]]
   */
  solve(a: Tensor | TensorLike, b: Tensor | TensorLike): Tensor;
  /** The same with info: i > 0 where U(i,i) is exactly zero. */
  solveReported(a: Tensor | TensorLike, b: Tensor | TensorLike): Reported;
  /** X with a X = b or a^T X = b, a triangular; the other triangle is not read. A zero on the diagonal gives infinities and NaN. */
  triangularSolve(a: Tensor | TensorLike, b: Tensor | TensorLike, options?: TriangularOptions): Tensor;
  /** L, lower triangular, with L L^T = a [..., n, n]; only the lower triangle of a is read. The gradient is symmetric. */
  cholesky(a: Tensor | TensorLike): Tensor;
  /** The same with info: i > 0 where the leading minor of order i is not positive definite. */
  choleskyReported(a: Tensor | TensorLike): Reported;
  /**
   * [q, r] with q r = a [..., m, n], reduced: q [..., m, k] with orthonormal columns, r [..., k, n] upper triangular, k = min(m, n). Its
   * diagonal may be negative.
   */
  qr(a: Tensor | TensorLike): [Tensor, Tensor];
}

export function operations(tf: Core): Operations {
  const matrices = (x: Tensor | TensorLike, name: string, routine: string): Tensor => {
    const tensor = tf.cast(x instanceof tf.Tensor ? x : tf.tensor(x), 'float32');
    if (tensor.rank < 2) throw new ArgumentError(routine, name, 1, x, `must have at least two dimensions`);
    return tensor;
  };
  const square = (x: Tensor | TensorLike, name: string, routine: string): Tensor => {
    const tensor = matrices(x, name, routine);
    const [m, n] = tensor.shape.slice(-2);
    if (m !== n) throw new ArgumentError(routine, name, 1, x, `must be square, not ${m} x ${n}`);
    return tensor;
  };
  /** A square matrix and right-hand sides for it, of as many problems each. */
  const system = (a: Tensor | TensorLike, b: Tensor | TensorLike, routine: string): [Tensor, Tensor] => {
    const [A, B] = [square(a, 'a', routine), matrices(b, 'b', routine)];
    const n = A.shape.at(-1)!;
    const [rows, nrhs] = B.shape.slice(-2) as [number, number];
    if (rows !== n) throw new ArgumentError(routine, 'b', 2, b, `must have as many rows as a: ${n}, not ${rows}`);
    const lead = tf.broadcast_util.assertAndGetBroadcastShape(A.shape.slice(0, -2), B.shape.slice(0, -2));
    const to = (x: Tensor, shape: number[]): Tensor =>
      tf.util.arraysEqual(x.shape, shape) ? x : tf.broadcastTo(x, shape as never);
    return [to(A, [...lead, n, n]), to(B, [...lead, n, nrhs])];
  };
  const reported = (work: () => [Tensor, Tensor]): Reported => {
    const { result, info } = tf.tidy(() => {
      const [x, y] = work();
      return { result: x, info: y };
    });
    return { result, info };
  };
  const solveReported: Operations['solveReported'] = (a, b) => reported(() => runSolve(tf, ...system(a, b, 'solve')));
  const choleskyReported: Operations['choleskyReported'] = (a) =>
    reported(() => {
      const [l, info] = tf.engine().runKernel(CHOLESKY, { a: square(a, 'a', 'cholesky') }) as [Tensor, Tensor];
      return [lowerPart(tf, l), info];
    });
  return {
    solveReported,
    choleskyReported,
    solve: (a, b) => tf.tidy(() => solveReported(a, b).result),
    cholesky: (a) => tf.tidy(() => choleskyReported(a).result),
    triangularSolve: (a, b, { lower = true, adjoint = false } = {}) =>
      tf.tidy(() => runTriangularSolve(tf, ...system(a, b, 'triangularSolve'), lower, adjoint)),
    qr: (a) => tf.tidy(() => tf.engine().runKernel(QR, { a: matrices(a, 'a', 'qr') }) as [Tensor, Tensor]),
  };
}
