import { type RoutineSpec } from '../../core/spec.ts';
/**
 * A function of every element x, which for NaN is NaN. s(x) = 1/(1 + exp(-x)), Phi(x) = (1 + erf(x/sqrt(2)))/2:
 * 'relu' max(x, 0); 'leakyRelu' x, below 0 slope x; 'elu' x, below 0 scale (exp(x) - 1);
 * 'selu' 1.0507 x, below 0 1.0507 1.6733 (exp(x) - 1), its factors those of Klambauer et al.; 'gelu' x Phi(x);
 * 'geluTanh' x (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))/2; 'silu' x s(x); 'sigmoid' s(x); 'tanh'; 'softplus' log(1 + exp(x));
 * 'softsign' x/(1 + |x|); 'hardSigmoid' min(max(x/6 + 1/2, 0), 1); 'hardSwish' x hardSigmoid(x); 'mish' x tanh(softplus(x)).
 */
export type ActivationKind = 'relu' | 'leakyRelu' | 'elu' | 'selu' | 'gelu' | 'geluTanh' | 'silu' | 'sigmoid' | 'tanh' | 'softplus' | 'softsign' | 'hardSigmoid' | 'hardSwish' | 'mish';
/**
 * Y := f(X), a function of each of n elements. s(x) = 1/(1 + exp(-x)), Phi(x) = (1 + erf(x/sqrt(2)))/2:
 *
 * 'relu' max(x, 0); 'leakyRelu' x, below 0 slope x; 'elu' x, below 0 scale (exp(x) - 1); 'selu' 1.0507 x, below 0
 * 1.0507 1.6733 (exp(x) - 1); 'gelu' x Phi(x); 'geluTanh' x (1 + tanh(sqrt(2/pi) (x + 0.044715 x^3)))/2; 'silu' x s(x); 'sigmoid' s(x);
 * 'tanh'; 'softplus' log(1 + exp(x)); 'softsign' x/(1 + |x|); 'hardSigmoid' min(max(x/6 + 1/2, 0), 1); 'hardSwish' x hardSigmoid(x);
 * 'mish' x tanh(softplus(x)).
 *
 * Overwrites Y only, which may lie in X's buffer if it shares no element with X. NaN gives NaN, and an infinity the limit of f there: 0 of
 * 'gelu', 'geluTanh', 'silu', 'hardSwish' and 'mish' at -inf. Flops 4 n. Halves are computed in single and rounded once. On a GPU context
 * halves and singles are computed on the GPU, doubles on the CPU. Behind a product, gemmFused has some of them at no cost.
 * Source: cuDNN, cudnnActivationForward; Hendrycks and Gimpel 2016 (gelu), Klambauer et al. 2017 (selu), Misra 2019 (mish).
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * await sactivationForward(ctx.queue, { kind: 'gelu', n, X, Y });
 */
export declare const activationForwardSpec: RoutineSpec;
