// QGEMMWEIGHTS: arguments, rules, documentation.
import { flopsGemm } from '../../core/flops.js';
import { numbers, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { worded } from '../../core/windows.js';
const ACTIVATIONS = ['none', 'relu', 'gelu', 'geluTanh', 'silu', 'sigmoid', 'tanh'];
const product = (...names) => worded(names.join(' '), (a) => names.reduce((all, name) => all * num(a, name), 1));
const groups = worded('features ceil(depth/group)', (a) => num(a, 'features') * Math.ceil(num(a, 'depth') / num(a, 'group')));
const packed = worded('features ceil(depth bits/8)', (a) => num(a, 'features') * Math.ceil((num(a, 'depth') * Number(a.bits)) / 8));
const group = {
    kind: 'size',
    default: 32,
    also: (a) => (num(a, 'group') >= 1 ? undefined : 'must be an integer >= 1'),
};
/**
 * Y := activation(X V^T + bias) with V(f, l) = (W(f, l) - zero(f, g)) scale(f, g), g = l div group: numbers times weights that are stored
 * in four or eight bits, with a scale and a zero point for every `group` neighbours along the depth. X is rows x depth, Y rows x features.
 *
 * Weights of '8' bits are bytes with a sign, features x depth. Those of '4' bits are from 0 to 15, two in a byte, the first one in its low
 * half, features x ceil(depth/2) bytes; their zero point is 8 where none is given. All is row-major and packed.
 *
 * Overwrites Y only. On a GPU up to four rows are computed by one kernel, in single, that reads the bits of every weight once. Else V is
 * rounded to the precision of Y, into workspace of features depth numbers, and multiplied as gemmFused does it: halves on matrix units
 * where there are any. On a GPU context halves and singles run on the GPU, doubles on the CPU.
 * Flops 2 rows features depth, and two for each weight. Source: ONNX, DequantizeLinear by blocks; Frantar et al. 2022, GPTQ.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(1, 10));
 * const W = ctx.upload('b', Int8Array.of(0x7a)); // one feature: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 1);
 * await sqgemmWeights(ctx.queue, { rows: 1, features: 1, depth: 2, W, scale, X, Y });
 * const y = await ctx.download(Y); // -4
 */
export const qgemmWeightsSpec = {
    name: 'qgemmWeights',
    precs: 'hsd',
    args: {
        rows: size,
        features: size,
        depth: size,
        /** Of a weight. Default '4'. */
        bits: { kind: 'flag', values: ['4', '8'], default: '4' },
        /** Weights that share a scale; the last ones of a row may be fewer. Default 32. */
        group,
        X: numbers(product('rows', 'depth'), 'in'),
        W: numbers(packed, 'in', { type: 'b' }),
        /** features x ceil(depth/group). */
        scale: numbers(groups, 'in', { type: 's' }),
        /** Like scale, bytes with a sign. Left out: 8 of four bits, 0 of eight. */
        zero: numbers(groups, 'in', { type: 'b', optional: true }),
        /** A summand for each feature. Left out: 0. */
        bias: numbers('features', 'in', { optional: true }),
        /** Default 'none'. */
        activation: { kind: 'flag', values: ACTIVATIONS, default: 'none' },
        /** Out. */
        Y: numbers(product('rows', 'features'), 'out'),
    },
    nothing: (a) => a.rows === 0 || a.features === 0,
    flops: (a) => flopsGemm(num(a, 'rows'), num(a, 'features'), num(a, 'depth')),
};
