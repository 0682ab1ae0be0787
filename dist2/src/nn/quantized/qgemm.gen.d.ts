import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of qgemm, by name. */
export interface QgemmArgs<P extends Prec> {
    rows: number;
    features: number;
    depth: number;
    /** Default false: W is features x depth, as in PyTorch. True: depth x features, as in ONNX. */
    transW?: boolean;
    /** Default false. True: the bytes of X and zeroX have no sign. */
    unsignedX?: boolean;
    /** Default false. True: the bytes of W and zeroW have no sign. */
    unsignedW?: boolean;
    /** Default 'tensor': one scale and zero point for all of X; 'rows': one of each for every row. */
    ofX?: 'tensor' | 'rows';
    /** Default 'features': one scale and zero point for every feature; 'tensor': one of each for all of W. */
    ofW?: 'features' | 'tensor';
    X: Ptr<'b'>;
    W: Ptr<'b'>;
    /** Left out: 1. */
    scaleX?: Ptr<'s'>;
    /** Left out: 0. */
    zeroX?: Ptr<'b'>;
    /** Left out: 1. */
    scaleW?: Ptr<'s'>;
    /** Left out: 0. */
    zeroW?: Ptr<'b'>;
    /** A summand for each feature. Left out: 0. */
    bias?: Ptr<'s'>;
    /** Default 'none'. */
    activation?: 'none' | 'relu' | 'gelu' | 'geluTanh' | 'silu' | 'sigmoid' | 'tanh';
    /** Out. */
    Y: Ptr<P>;
    /** Of the bytes of Y. Default 1. */
    scaleY?: number;
    /** Of the bytes of Y. Default 0. */
    zeroY?: number;
    /** Default false. True: the bytes of Y have no sign. */
    unsignedY?: boolean;
}
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
export declare const qgemm: {
    <P extends Prec>(on: Context | Queue, args: QgemmArgs<P>, prec?: P): Promise<void>;
};
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
 * In bytes precision.
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
export declare const bqgemm: {
    (on: Context | Queue, args: QgemmArgs<'b'>): Promise<void>;
} & {
    readonly prec: 'b';
};
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
 * In half precision.
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
export declare const hqgemm: {
    (on: Context | Queue, args: QgemmArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
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
 * In single precision.
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
export declare const sqgemm: {
    (on: Context | Queue, args: QgemmArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
