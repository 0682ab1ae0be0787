import { type RoutineSpec } from '../../core/spec.ts';
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
export declare const dynamicQuantizeSpec: RoutineSpec;
