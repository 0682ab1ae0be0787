// QGEMM: arguments, rules, documentation.
import { flopsGemm } from '../../core/flops.js';
import { numbers, size } from '../../core/kinds.js';
import { num } from '../../core/spec.js';
import { worded } from '../../core/windows.js';
const ACTIVATIONS = ['none', 'relu', 'gelu', 'geluTanh', 'silu', 'sigmoid', 'tanh'];
const product = (...names) => worded(names.join(' '), (a) => names.reduce((all, name) => all * num(a, name), 1));
/** One number for all of a tensor, or one for each of its rows. */
const perRow = (flag, size) => worded(`1 or ${size}`, (a) => (a[flag] === 'tensor' ? 1 : num(a, size)));
const ofX = perRow('ofX', 'rows');
const ofW = perRow('ofW', 'features');
/**
 * Y := activation(scaleX (X - zeroX) scaleW (W - zeroW)^T + bias), a product of quantized matrices: bytes with scales and zero points.
 * X is rows x depth, W features x depth or with `transW` depth x features, Y rows x features, all row-major and packed.
 *
 * `ofX` and `ofW` say whether scale and zero point are of the tensor or of each row of X, of each feature of W. With the precision 'b', Y
 * is quantized again: round(y / scaleY) + zeroY, ties to even, no less and no more than a byte holds; NaN gives zeroY. Without scales,
 * bias and activation it is ONNX's MatMulInteger, whose sums are exact in singles up to 2^24; with 'b' QLinearMatMul.
 *
 * Overwrites Y only. The sums of products are integers, exact modulo 2^32, and so up to a depth of 33025; what is behind them is computed
 * in single. The same bits in every run. On a GPU context it runs on the GPU: the product by gemmI32, on matrix units or by dot products
 * of four bytes, its sums in workspace of 4 rows features bytes, then sums of bytes where there are zero points or bytes without a sign,
 * then one pass. Operations 2 rows features depth. Source: Jacob et al. 2018, Quantization and Training of Neural Networks; ONNX.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('b', Int8Array.of(10, -20)); // one row, of scale 0.1
 * const W = ctx.upload('b', Int8Array.of(1, 2, 3, 4)); // two features
 * const [scaleX, scaleW] = [ctx.upload('s', Float32Array.of(0.1)), ctx.upload('s', Float32Array.of(1, 10))];
 * const Y = ctx.alloc('s', 2);
 * await sqgemm(ctx.queue, { rows: 1, features: 2, depth: 2, X, W, scaleX, scaleW, Y });
 * const y = await ctx.download(Y); // -3 -50
 */
export const qgemmSpec = {
    name: 'qgemm',
    precs: 'bhs',
    args: {
        rows: size,
        features: size,
        depth: size,
        /** Default false: W is features x depth, as in PyTorch. True: depth x features, as in ONNX. */
        transW: { kind: 'switch', default: false },
        /** Default false. True: the bytes of X and zeroX have no sign. */
        unsignedX: { kind: 'switch', default: false },
        /** Default false. True: the bytes of W and zeroW have no sign. */
        unsignedW: { kind: 'switch', default: false },
        /** Default 'tensor': one scale and zero point for all of X; 'rows': one of each for every row. */
        ofX: { kind: 'flag', values: ['tensor', 'rows'], default: 'tensor' },
        /** Default 'features': one scale and zero point for every feature; 'tensor': one of each for all of W. */
        ofW: { kind: 'flag', values: ['features', 'tensor'], default: 'features' },
        X: numbers(product('rows', 'depth'), 'in', { type: 'b' }),
        W: numbers(product('features', 'depth'), 'in', { type: 'b' }),
        /** Left out: 1. */
        scaleX: numbers(ofX, 'in', { type: 's', optional: true }),
        /** Left out: 0. */
        zeroX: numbers(ofX, 'in', { type: 'b', optional: true }),
        /** Left out: 1. */
        scaleW: numbers(ofW, 'in', { type: 's', optional: true }),
        /** Left out: 0. */
        zeroW: numbers(ofW, 'in', { type: 'b', optional: true }),
        /** A summand for each feature. Left out: 0. */
        bias: numbers('features', 'in', { type: 's', optional: true }),
        /** Default 'none'. */
        activation: { kind: 'flag', values: ACTIVATIONS, default: 'none' },
        /** Out. */
        Y: numbers(product('rows', 'features'), 'out'),
        /** Of the bytes of Y. Default 1. */
        scaleY: {
            kind: 'scalar',
            default: 1,
            real: true,
            precs: 'b',
            also: (a) => (num(a, 'scaleY') > 0 ? undefined : 'must be above 0'),
        },
        /** Of the bytes of Y. Default 0. */
        zeroY: { kind: 'scalar', default: 0, integer: true, real: true, precs: 'b' },
        /** Default false. True: the bytes of Y have no sign. */
        unsignedY: { kind: 'switch', default: false, precs: 'b' },
    },
    nothing: (a) => a.rows === 0 || a.features === 0,
    flops: (a) => flopsGemm(num(a, 'rows'), num(a, 'features'), num(a, 'depth')),
};
