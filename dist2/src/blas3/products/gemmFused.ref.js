// The epilogue of gemmFused in TypeScript: activation functions in double precision, and their application to a product.
import { entriesOf } from '../../core/matrix.js';
/**
 * Z := P + bias; C := f(Z) + R, of m x n elements. P and C may be the same matrix. Of complex numbers, where f is none, each part by
 * itself.
 */
export function epilogueRef(m, n, P, of, C) {
    const { parts = 1 } = C;
    for (let part = 0; part < parts; part++) {
        const own = (x) => ({ ...entriesOf(x), off: parts * x.off + part });
        const optional = (x) => x && own(x);
        addedRef(m, n, own(P), { ...of, bias: optional(of.bias), R: optional(of.R), Z: optional(of.Z) }, own(C), parts);
    }
}
/** The same of real numbers, or of one part of complex ones, which lies at every other place. */
function addedRef(m, n, P, { bias, biasOf, f, R, Z }, C, parts) {
    for (let j = 0; j < n; j++) {
        for (let p = 0; p < m; p++) {
            const i = parts * p;
            let z = P.data[P.off + i + j * P.ld];
            if (bias !== undefined)
                z += bias.data[bias.off + (biasOf === 'rows' ? p : j) * bias.ld];
            if (Z !== undefined)
                Z.data[Z.off + i + j * Z.ld] = z;
            const residual = R === undefined ? 0 : R.data[R.off + i + j * R.ld];
            C.data[C.off + i + j * C.ld] = f(z) + residual;
        }
    }
}
/** The activation as a function. All of them give NaN for NaN. */
export function activationRef({ activation, low, high, expression }) {
    switch (activation) {
        case 'none':
            return (z) => z;
        case 'relu':
            return (z) => (z < 0 ? 0 : z);
        case 'gelu':
            return (z) => z * normal(z);
        case 'geluTanh':
            // (1 + tanh(u))/2 is sigmoid(2u).
            return (z) => z * sigmoid(2 * Math.sqrt(2 / Math.PI) * (z + 0.044715 * z ** 3));
        case 'silu':
            return (z) => z * sigmoid(z);
        case 'sigmoid':
            return sigmoid;
        case 'tanh':
            return Math.tanh;
        case 'clamp':
            return (z) => (z < low ? low : z > high ? high : z);
        case 'expression':
            return expression.js;
    }
}
/** 1/(1 + exp(-z)) by the exponential that does not overflow. */
export function sigmoid(z) {
    const e = Math.exp(-Math.abs(z));
    return (z >= 0 ? 1 : e) / (1 + e);
}
// Chebyshev coefficients of exp(a^2/2) (1 - normal(a)) / t as a function of t = 1/(1 + 0.3a), for 1/13 <= t <= 1; 5e-18 are left off.
const TAIL = [
    0.2749369680826146, 0.18026621557750544, 0.03982243912247045, 0.005037771401874967, 3.4379787301945226e-5,
    -9.377626026879621e-5, -6.293443461945178e-6, 2.1769778463370954e-6, 1.889074181144838e-7, -6.890942843444734e-8,
    -3.6978805740817805e-9, 2.581064869820741e-9, -4.4941812945479325e-11, -9.52615544986152e-11, 1.1224049458229021e-11,
    2.7243128894258907e-12, -8.250162618225596e-13, -1.036200457024583e-14, 3.973649471993811e-14, -5.73139317614661e-15,
    -9.955173780652777e-16, 4.63301555451785e-16, -3.407020417712595e-17, -1.7885587365899528e-17, 5.4285093512175246e-18,
];
/**
 * The normal distribution (1 + erf(z/sqrt(2)))/2 to double precision: at -a <= 0 it is exp(-a^2/2) t T(t), T being the Chebyshev series
 * TAIL (Clenshaw's recurrence), so that it keeps its digits where it is small.
 */
export function normal(z) {
    const a = Math.min(Math.abs(z), 40); // beyond, it is 0 or 1
    const t = 1 / (1 + 0.3 * a);
    const x = (26 * t - 14) / 12; // in -1..1
    let [b1, b2] = [0, 0];
    for (let k = TAIL.length - 1; k > 0; k--)
        [b1, b2] = [2 * x * b1 - b2 + TAIL[k], b1];
    const tail = Math.exp(-0.5 * a * a) * t * (x * b1 - b2 + TAIL[0]);
    return z >= 0 ? 1 - tail : tail;
}
