// Activation functions and their derivatives in TypeScript, in double precision.
import { normal, sigmoid } from '../../blas3/products/gemmFused.ref.js';
/** -infinity times a gate that is 0 there is 0, as nearer to it. */
const gated = (gate) => (x) => (x === -Infinity ? 0 : x * gate(x));
/** The derivative of x g(x), g's being dg; at infinity, where g does not change, g. */
const ofGated = (g, dg) => (x) => Math.abs(x) === Infinity ? g(x) : g(x) + x * dg(x);
const slopeOfSigmoid = (x) => sigmoid(x) * sigmoid(-x);
const density = (x) => Math.exp(-0.5 * x * x) / Math.sqrt(2 * Math.PI);
const inner = (x) => 2 * Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3);
const slopeOfInner = (x) => 2 * Math.sqrt(2 / Math.PI) * (1 + 3 * 0.044715 * x ** 2);
const softplus = (x) => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
const hard = (x) => Math.min(Math.max(x / 6 + 0.5, 0), 1);
const slopeOfHard = (x) => (Math.abs(x) < 3 ? 1 / 6 : x * 0);
const mish = (x) => Math.tanh(softplus(x));
const slopeOfMish = (x) => sigmoid(x) / Math.cosh(softplus(x)) ** 2;
/** The function of a kind; `slope` belongs to 'leakyRelu', `scale` to 'elu'. NaN gives NaN. */
export function activationOf(kind, slope, scale) {
    const bent = (below, dBelow) => ({
        f: (x) => (x > 0 ? x : below(x)),
        df: (x) => (x > 0 ? 1 : dBelow(x)),
    });
    const gate = (g, dg) => ({
        f: gated(g),
        df: ofGated(g, dg),
    });
    switch (kind) {
        case 'relu':
            return bent((x) => (x < 0 ? 0 : x), (x) => (x <= 0 ? 0 : x));
        case 'leakyRelu':
            return bent((x) => slope * x, (x) => (x <= 0 ? slope : x));
        case 'elu':
            return bent((x) => scale * Math.expm1(x), (x) => scale * Math.exp(x));
        case 'selu': {
            const { f, df } = activationOf('elu', 0, 1.6732632423543772);
            const factor = 1.0507009873554805;
            return { f: (x) => factor * f(x), df: (x) => factor * df(x) };
        }
        case 'gelu':
            return gate(normal, density);
        case 'geluTanh':
            return gate((x) => sigmoid(inner(x)), (x) => slopeOfSigmoid(inner(x)) * slopeOfInner(x));
        case 'silu':
            return gate(sigmoid, slopeOfSigmoid);
        case 'sigmoid':
            return { f: sigmoid, df: slopeOfSigmoid };
        case 'tanh':
            return { f: Math.tanh, df: (x) => 4 * slopeOfSigmoid(2 * x) };
        case 'softplus':
            return { f: softplus, df: sigmoid };
        case 'softsign':
            return {
                f: (x) => (Math.abs(x) === Infinity ? Math.sign(x) : x / (1 + Math.abs(x))),
                df: (x) => (1 + Math.abs(x)) ** -2,
            };
        case 'hardSigmoid':
            return { f: hard, df: (x) => (Math.abs(x) === Infinity ? 0 : slopeOfHard(x)) };
        case 'hardSwish':
            return gate(hard, slopeOfHard);
        case 'mish':
            return gate(mish, slopeOfMish);
    }
}
/** Y(i) := f(X(i)); with dY, Y(i) := f'(X(i)) dY(i). */
export function activationRef(n, { f, df }, X, Y, dY) {
    for (let i = 0; i < n; i++) {
        const x = X.data[X.off + i];
        Y.data[Y.off + i] = dY === undefined ? f(x) : df(x) * dY.data[dY.off + i];
    }
}
