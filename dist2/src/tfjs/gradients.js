import { CHOLESKY, QR, SOLVE, TRIANGULAR_SOLVE } from './systems.js';
const T = (tf, x) => {
    const { rank } = x;
    const perm = [...Array(rank).keys()];
    return tf.transpose(x, [...perm.slice(0, -2), rank - 1, rank - 2]);
};
export const runSolve = (tf, a, b) => tf.engine().runKernel(SOLVE, { a, b });
export const runTriangularSolve = (tf, a, b, lower, adjoint) => tf.engine().runKernel(TRIANGULAR_SOLVE, { a, b }, { lower, adjoint });
/**
 * The elements (i, j) of each matrix with from <= i - j <= to, zeros elsewhere, whatever is there. tf.linalg.bandPart has no gradient for
 * one matrix (in 4.22), and does not take matrices without elements.
 */
function band(tf, x, from, to) {
    const [m, n] = x.shape.slice(-2);
    const distance = tf.sub(tf.reshape(tf.range(0, m), [m, 1]), tf.reshape(tf.range(0, n), [1, n]));
    const inside = tf.logicalAnd(tf.greaterEqual(distance, from), tf.lessEqual(distance, to));
    return tf.where(tf.broadcastTo(inside, x.shape), x, tf.zerosLike(x));
}
export const lowerPart = (tf, x) => band(tf, x, 0, Number.MAX_SAFE_INTEGER);
const upperPart = (tf, x) => band(tf, x, Number.MIN_SAFE_INTEGER, 0);
const strictlyLower = (tf, x) => band(tf, x, 1, Number.MAX_SAFE_INTEGER);
const diagonal = (tf, x) => band(tf, x, 0, 0);
/** A X = B (Giles 2008, 2.3.1): Bbar = A^-T Xbar, Abar = -Bbar X^T. */
function solveGradient(tf, dx, [a, x]) {
    const db = () => runSolve(tf, T(tf, a), dx)[0];
    return { a: () => tf.neg(tf.matMul(db(), x, false, true)), b: db };
}
/** op(A) X = B: the same, and of A only the triangle counts. Where op transposes, so it does the gradient. */
function triangularSolveGradient(tf, dx, [a, x], lower, adjoint) {
    const db = () => runTriangularSolve(tf, a, dx, lower, !adjoint);
    const part = lower ? lowerPart : upperPart;
    const da = () => tf.neg(adjoint ? tf.matMul(x, db(), false, true) : tf.matMul(db(), x, false, true));
    return { a: () => part(tf, da()), b: db };
}
/**
 * A = L L^T (Murray 2016, eq. 10): Abar = L^-T (P + P^T)/2 L^-1, P the lower triangle of L^T Lbar with its diagonal halved. It is
 * symmetric, as A is: half of what the elements above the diagonal account for is written below it.
 */
function choleskyGradient(tf, dl, raw) {
    return {
        a: () => {
            const L = lowerPart(tf, raw);
            const M = tf.matMul(L, lowerPart(tf, dl), true, false);
            const P = tf.sub(lowerPart(tf, M), tf.mul(diagonal(tf, M), 0.5));
            const S = tf.mul(tf.add(P, T(tf, P)), 0.5);
            const left = runTriangularSolve(tf, L, S, true, true);
            return T(tf, runTriangularSolve(tf, L, T(tf, left), true, true));
        },
    };
}
/**
 * A = Q R with m >= n (Walter and Lehmann 2018; Seeger et al. 2017): Abar = (Qbar + Q sym(M)) R^-T, M = R Rbar^T - Qbar^T Q, sym from the
 * lower triangle.
 */
function tallGradient(tf, dq, dr, q, r) {
    const M = tf.sub(tf.matMul(r, dr, false, true), tf.matMul(dq, q, true, false));
    const sym = tf.add(lowerPart(tf, M), T(tf, strictlyLower(tf, M)));
    const B = tf.add(dq, tf.matMul(q, sym));
    return T(tf, runTriangularSolve(tf, r, T(tf, B), false, false));
}
/** With m < n, A = Q [U V]: the first m columns as above, Qbar getting Y Vbar^T from the others, Y, whose own gradient is Q Vbar. */
function qrGradient(tf, [dq, dr], [a, q, r]) {
    const [m, n] = a.shape.slice(-2);
    if (m >= n)
        return { a: () => tallGradient(tf, dq, dr, q, r) };
    return {
        a: () => {
            const axis = a.rank - 1;
            const columns = (x) => tf.split(x, [m, n - m], axis);
            const [Y, [U], [dU, dV]] = [columns(a)[1], columns(r), columns(dr)];
            const dQ = tf.add(dq, tf.matMul(Y, dV, false, true));
            return tf.concat([tallGradient(tf, dQ, dU, q, U), tf.matMul(q, dV)], axis);
        },
    };
}
/**
 * Sum and Mean: tfjs fills an array with as many ones as there are numbers, on the host, and uploads it, in every step. On our backends a
 * kernel writes the ones: the same numbers.
 */
function registerSums(tf, isOurs) {
    for (const kernelName of ['Sum', 'Mean']) {
        const theirs = tf.getGradient(kernelName);
        if (theirs === undefined || theirs.inBasalt)
            continue;
        const gradFunc = (dy, saved, attrs) => {
            if (!isOurs())
                return theirs.gradFunc(dy, saved, attrs);
            const { shape } = saved[0];
            const axes = tf.util.parseAxisParam(attrs.axis, shape);
            const kept = shape.map((size, d) => (axes.includes(d) ? 1 : size));
            const count = axes.reduce((product, d) => product * shape[d], 1);
            const x = () => {
                const spread = tf.mul(tf.reshape(dy, kept), tf.fill(shape, 1, 'float32'));
                return kernelName === 'Mean' ? tf.div(spread, count) : spread;
            };
            return { x };
        };
        tf.unregisterGradient(kernelName);
        tf.registerGradient({ ...theirs, gradFunc, inBasalt: true });
    }
}
/** Registers them, for all backends: tfjs keeps gradients by kernel. */
export function registerGradients(tf, isOurs) {
    registerSums(tf, isOurs);
    const register = (config) => {
        if (tf.getGradient(config.kernelName) === undefined)
            tf.registerGradient(config);
    };
    register({
        kernelName: SOLVE,
        inputsToSave: ['a'],
        outputsToSave: [true, false],
        gradFunc: (dy, saved) => solveGradient(tf, dy[0], saved),
    });
    register({
        kernelName: TRIANGULAR_SOLVE,
        inputsToSave: ['a'],
        outputsToSave: [true],
        gradFunc: (dy, saved, { lower, adjoint }) => triangularSolveGradient(tf, dy, saved, lower === true, adjoint === true),
    });
    register({
        kernelName: CHOLESKY,
        outputsToSave: [true, false],
        gradFunc: (dy, saved) => choleskyGradient(tf, dy[0], saved[0]),
    });
    register({
        kernelName: QR,
        inputsToSave: ['a'],
        outputsToSave: [true, true],
        gradFunc: (dy, saved) => qrGradient(tf, dy, saved),
    });
}
