import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of dynamicQuantize, by name. */
export interface DynamicQuantizeArgs<P extends Prec> {
    n: number;
    X: Ptr<P>;
    /** Out. */
    Y: Ptr<'b'>;
    /** Out, one number. */
    scale: Ptr<'s'>;
    /** Out, one byte. */
    zero: Ptr<'b'>;
}
/**
 * Y := round(X / scale) + zero, bytes without a sign, with the scale and the zero point by which these bytes just hold all of X, and 0:
 * scale := (most - least) / 255 and zero := round(-least / scale), where least and most are the least and the greatest of X and 0.
 *
 * Ties go to even, and integers below 0 or above 255 to these. Overwrites Y, scale and zero, one number and one byte, as quantize,
 * dequantize and qgemm take them (unsigned, per 'tensor'). What is not a number counts for neither end and becomes the zero point. If X is
 * 0, or there is none, scale and zero are 0; if most - least exceeds what single holds, scale is infinite, and zero and Y are 0. Quotients
 * are computed in single: on a GPU what is next to a tie may be rounded to either side. On a GPU context it runs on the GPU and reads X
 * twice; nothing comes to the host. Flops 4 for each element. Source: ONNX, DynamicQuantizeLinear.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(-1, 0, 4.1));
 * const [Y, scale, zero] = [ctx.alloc('b', 3), ctx.alloc('s', 1), ctx.alloc('b', 1)];
 * await sdynamicQuantize(ctx.queue, { n: 3, X, Y, scale, zero });
 * const y = new Uint8Array((await ctx.download(Y)).buffer); // 0 50 255, the scale being 0.02
 */
export declare const dynamicQuantize: {
    <P extends Prec>(on: Context | Queue, args: DynamicQuantizeArgs<P>, prec?: P): Promise<void>;
};
/**
 * Y := round(X / scale) + zero, bytes without a sign, with the scale and the zero point by which these bytes just hold all of X, and 0:
 * scale := (most - least) / 255 and zero := round(-least / scale), where least and most are the least and the greatest of X and 0.
 *
 * Ties go to even, and integers below 0 or above 255 to these. Overwrites Y, scale and zero, one number and one byte, as quantize,
 * dequantize and qgemm take them (unsigned, per 'tensor'). What is not a number counts for neither end and becomes the zero point. If X is
 * 0, or there is none, scale and zero are 0; if most - least exceeds what single holds, scale is infinite, and zero and Y are 0. Quotients
 * are computed in single: on a GPU what is next to a tie may be rounded to either side. On a GPU context it runs on the GPU and reads X
 * twice; nothing comes to the host. Flops 4 for each element. Source: ONNX, DynamicQuantizeLinear.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(-1, 0, 4.1));
 * const [Y, scale, zero] = [ctx.alloc('b', 3), ctx.alloc('s', 1), ctx.alloc('b', 1)];
 * await sdynamicQuantize(ctx.queue, { n: 3, X, Y, scale, zero });
 * const y = new Uint8Array((await ctx.download(Y)).buffer); // 0 50 255, the scale being 0.02
 */
export declare const hdynamicQuantize: {
    (on: Context | Queue, args: DynamicQuantizeArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Y := round(X / scale) + zero, bytes without a sign, with the scale and the zero point by which these bytes just hold all of X, and 0:
 * scale := (most - least) / 255 and zero := round(-least / scale), where least and most are the least and the greatest of X and 0.
 *
 * Ties go to even, and integers below 0 or above 255 to these. Overwrites Y, scale and zero, one number and one byte, as quantize,
 * dequantize and qgemm take them (unsigned, per 'tensor'). What is not a number counts for neither end and becomes the zero point. If X is
 * 0, or there is none, scale and zero are 0; if most - least exceeds what single holds, scale is infinite, and zero and Y are 0. Quotients
 * are computed in single: on a GPU what is next to a tie may be rounded to either side. On a GPU context it runs on the GPU and reads X
 * twice; nothing comes to the host. Flops 4 for each element. Source: ONNX, DynamicQuantizeLinear.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('s', Float32Array.of(-1, 0, 4.1));
 * const [Y, scale, zero] = [ctx.alloc('b', 3), ctx.alloc('s', 1), ctx.alloc('b', 1)];
 * await sdynamicQuantize(ctx.queue, { n: 3, X, Y, scale, zero });
 * const y = new Uint8Array((await ctx.download(Y)).buffer); // 0 50 255, the scale being 0.02
 */
export declare const sdynamicQuantize: {
    (on: Context | Queue, args: DynamicQuantizeArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
