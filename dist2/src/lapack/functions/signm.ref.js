// The matrix sign function in TypeScript: the oracle, and the CPU backend where there is no engine; and the iteration for both. Host
// memory only.
import { lacpyRef } from '../../blas3/elements/lacpy.ref.js';
import { langeRef } from '../../blas3/norms/lange.ref.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { entriesOf } from '../../core/matrix.js';
import { vectorLike } from '../condition/condition.ref.js';
import { getrfRecursiveRef } from '../lu/getrf.ref.js';
import { getriRef } from '../lu/getri.ref.js';
import { blankRef, magnitudeRef } from '../schur/magnitude.ref.js';
/** A := sign(A). */
export function signmRef(n, A) {
    const square = () => ({ data: vectorLike(A, n * n), off: 0, ld: Math.max(1, n), parts: A.parts });
    const [X, Y] = [square(), square()];
    const ipiv = new Int32Array(n);
    const invert = () => getrfRecursiveRef(n, n, Y, ipiv, 0) === 0 && getriRef(n, Y, ipiv, 0) === 0;
    return answeredSignm(n, A) ?? signSteps(n, A, { X: () => X, Y: () => Y, invert });
}
/** What is reported where there is nothing to compute, because A is empty or not finite. */
export function answeredSignm(n, A) {
    if (n === 0)
        return { info: 0, iter: 0, change: 0 };
    if (magnitudeRef(n, A) < Infinity)
        return undefined;
    blankRef(n, n, A);
    return { info: n, iter: 0, change: Number.NaN };
}
/**
 * Steps at most. An eigenvalue at the angle t from the imaginary axis takes some log2(1 / t) before it begins to converge, one on the axis
 * as if t were eps: rounding errors take it to either side.
 */
const mostSteps = (eps) => -Math.log2(eps);
/** Below that relative change X is left unscaled: Newton's iteration then converges quadratically. */
const NEAR = 1e-2;
/** Of A that is finite and not empty. Source: R. Byers (1987); N. J. Higham, Functions of Matrices, algorithm 5.14. */
export function signSteps(n, A, { X, Y, invert }) {
    const { eps } = fields[precOf(A.data)];
    let change = Number.NaN;
    const failed = (iter) => ({ info: n + 1, iter, change });
    const magnitude = magnitudeRef(n, A);
    if (magnitude === 0)
        return failed(0);
    scaled(n, A, -Math.floor(Math.log2(magnitude)), X());
    const most = mostSteps(eps);
    for (let iter = 1; iter <= most; iter++) {
        lacpyRef('f', n, n, X(), Y());
        if (!invert())
            return failed(iter);
        const [x, y] = [normsOf(n, X()), normsOf(n, Y())];
        if (!(x.one * y.one < 1 / eps))
            return failed(iter);
        const mu = change < NEAR ? 1 : Math.sqrt(Math.sqrt((y.one / x.one) * (y.inf / x.inf)));
        const before = change;
        change = average(n, X(), mu, Y());
        // What is left is the square of the change, or rounding errors, which fall no further
        if (change < Math.sqrt(eps) / 4 || (mu === 1 && before < NEAR && change > before / 2)) {
            if (!(change < NEAR))
                return failed(iter);
            lacpyRef('f', n, n, X(), A);
            return { info: 0, iter, change };
        }
    }
    return failed(most);
}
/** X := A 2^p, though 2^p be out of range. */
function scaled(n, A, p, X) {
    const half = Math.trunc(p / 2);
    const [from, to] = [entriesOf(A), entriesOf(X)];
    const rows = n * (A.parts ?? 1);
    for (let j = 0; j < n; j++)
        for (let i = 0; i < rows; i++)
            to.data[to.off + i + j * to.ld] = from.data[from.off + i + j * from.ld] * 2 ** half * 2 ** (p - half);
}
function normsOf(n, A) {
    const shape = { uplo: 'f', diag: 'n', symmetric: false, m: n, n };
    return { one: langeRef({ ...shape, norm: '1' }, A), inf: langeRef({ ...shape, norm: 'i' }, A) };
}
/** X := (mu X + Y / mu) / 2; by how much that differs from X, relative to it, in the Frobenius norm. */
function average(n, X, mu, Y) {
    let [difference, size] = [0, 0];
    const [x, y] = [entriesOf(X), entriesOf(Y)];
    const rows = n * (X.parts ?? 1);
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < rows; i++) {
            const k = x.off + i + j * x.ld;
            const value = (mu * x.data[k] + y.data[y.off + i + j * y.ld] / mu) / 2;
            difference += (value - x.data[k]) ** 2;
            size += value ** 2;
            x.data[k] = value;
        }
    }
    return Math.sqrt(difference / size);
}
