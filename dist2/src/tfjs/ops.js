// The operations that basalt adds to TensorFlow.js: solutions and factorizations of the last two dimensions, with gradients.
import { ArgumentError } from '../core/errors.js';
import { lowerPart, runSolve, runTriangularSolve } from './gradients.js';
import { CHOLESKY, QR } from './systems.js';
export function operations(tf) {
    const matrices = (x, name, routine) => {
        const tensor = tf.cast(x instanceof tf.Tensor ? x : tf.tensor(x), 'float32');
        if (tensor.rank < 2)
            throw new ArgumentError(routine, name, 1, x, `must have at least two dimensions`);
        return tensor;
    };
    const square = (x, name, routine) => {
        const tensor = matrices(x, name, routine);
        const [m, n] = tensor.shape.slice(-2);
        if (m !== n)
            throw new ArgumentError(routine, name, 1, x, `must be square, not ${m} x ${n}`);
        return tensor;
    };
    /** A square matrix and right-hand sides for it, of as many problems each. */
    const system = (a, b, routine) => {
        const [A, B] = [square(a, 'a', routine), matrices(b, 'b', routine)];
        const n = A.shape.at(-1);
        const [rows, nrhs] = B.shape.slice(-2);
        if (rows !== n)
            throw new ArgumentError(routine, 'b', 2, b, `must have as many rows as a: ${n}, not ${rows}`);
        const lead = tf.broadcast_util.assertAndGetBroadcastShape(A.shape.slice(0, -2), B.shape.slice(0, -2));
        const to = (x, shape) => tf.util.arraysEqual(x.shape, shape) ? x : tf.broadcastTo(x, shape);
        return [to(A, [...lead, n, n]), to(B, [...lead, n, nrhs])];
    };
    const reported = (work) => {
        const { result, info } = tf.tidy(() => {
            const [x, y] = work();
            return { result: x, info: y };
        });
        return { result, info };
    };
    const solveReported = (a, b) => reported(() => runSolve(tf, ...system(a, b, 'solve')));
    const choleskyReported = (a) => reported(() => {
        const [l, info] = tf.engine().runKernel(CHOLESKY, { a: square(a, 'a', 'cholesky') });
        return [lowerPart(tf, l), info];
    });
    return {
        solveReported,
        choleskyReported,
        solve: (a, b) => tf.tidy(() => solveReported(a, b).result),
        cholesky: (a) => tf.tidy(() => choleskyReported(a).result),
        triangularSolve: (a, b, { lower = true, adjoint = false } = {}) => tf.tidy(() => runTriangularSolve(tf, ...system(a, b, 'triangularSolve'), lower, adjoint)),
        qr: (a) => tf.tidy(() => tf.engine().runKernel(QR, { a: matrices(a, 'a', 'qr') })),
    };
}
