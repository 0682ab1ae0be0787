import type { Prec } from '../../core/field.ts';
import type { Ptr } from '../../core/matrix.ts';
import type { Context } from '../../runtime/context.ts';
import type { Queue } from '../../runtime/queue.ts';
/** The arguments of dequantize, by name. */
export interface DequantizeArgs<P extends Prec> {
    outer: number;
    channels: number;
    inner: number;
    /** Of an integer. Default '8'. */
    bits?: '8' | '4';
    /** Default false. True: integers and zero points have no sign. */
    unsigned?: boolean;
    /** What shares a scale. Default 'tensor'. */
    per?: 'tensor' | 'channels' | 'groups';
    /** Channels of a group; the last ones may be fewer. Default 32. */
    group?: number;
    X: Ptr<'b'>;
    scale: Ptr<'s'>;
    /** Left out: 8 of four bits without a sign, else 0. */
    zero?: Ptr<'b'>;
    /** Out. */
    Y: Ptr<P>;
}
/**
 * Y := (X - zero) scale: numbers of small integers.
 *
 * Elements (o, c, i) of outer x channels x inner lie one behind the other, the last index fastest. `per` says what shares a scale and a
 * zero point: 'tensor' all, 'channels' those of one c, and 'groups' those of one o and i and of `group` neighbours along c, scale and zero
 * then being outer x ceil(channels/group) x inner. Integers of '8' bits are bytes; of '4' bits two are in a byte, the first one in its low
 * half, and of each o the first is at the beginning of a byte. Zero points are bytes, one in each, whatever `bits` is.
 *
 * Overwrites Y only. Computed in single, and rounded to the precision of Y. On a GPU context it runs on the GPU, in one pass, with a copy
 * in workspace of scales that lie in the buffer of Y. Flops 2 for each element. Source: ONNX, DequantizeLinear.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('b', Int8Array.of(0x7a)); // four bits: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 2);
 * await sdequantize(ctx.queue, { outer: 1, channels: 2, inner: 1, bits: '4', unsigned: true, X, scale, Y });
 * const y = await ctx.download(Y); // 1 -0.5
 */
export declare const dequantize: {
    <P extends Prec>(on: Context | Queue, args: DequantizeArgs<P>, prec?: P): Promise<void>;
};
/**
 * Y := (X - zero) scale: numbers of small integers.
 *
 * Elements (o, c, i) of outer x channels x inner lie one behind the other, the last index fastest. `per` says what shares a scale and a
 * zero point: 'tensor' all, 'channels' those of one c, and 'groups' those of one o and i and of `group` neighbours along c, scale and zero
 * then being outer x ceil(channels/group) x inner. Integers of '8' bits are bytes; of '4' bits two are in a byte, the first one in its low
 * half, and of each o the first is at the beginning of a byte. Zero points are bytes, one in each, whatever `bits` is.
 *
 * Overwrites Y only. Computed in single, and rounded to the precision of Y. On a GPU context it runs on the GPU, in one pass, with a copy
 * in workspace of scales that lie in the buffer of Y. Flops 2 for each element. Source: ONNX, DequantizeLinear.
 *
 * In half precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('b', Int8Array.of(0x7a)); // four bits: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 2);
 * await sdequantize(ctx.queue, { outer: 1, channels: 2, inner: 1, bits: '4', unsigned: true, X, scale, Y });
 * const y = await ctx.download(Y); // 1 -0.5
 */
export declare const hdequantize: {
    (on: Context | Queue, args: DequantizeArgs<'h'>): Promise<void>;
} & {
    readonly prec: 'h';
};
/**
 * Y := (X - zero) scale: numbers of small integers.
 *
 * Elements (o, c, i) of outer x channels x inner lie one behind the other, the last index fastest. `per` says what shares a scale and a
 * zero point: 'tensor' all, 'channels' those of one c, and 'groups' those of one o and i and of `group` neighbours along c, scale and zero
 * then being outer x ceil(channels/group) x inner. Integers of '8' bits are bytes; of '4' bits two are in a byte, the first one in its low
 * half, and of each o the first is at the beginning of a byte. Zero points are bytes, one in each, whatever `bits` is.
 *
 * Overwrites Y only. Computed in single, and rounded to the precision of Y. On a GPU context it runs on the GPU, in one pass, with a copy
 * in workspace of scales that lie in the buffer of Y. Flops 2 for each element. Source: ONNX, DequantizeLinear.
 *
 * In single precision.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('b', Int8Array.of(0x7a)); // four bits: 10 - 8 and 7 - 8
 * const scale = ctx.upload('s', Float32Array.of(0.5));
 * const Y = ctx.alloc('s', 2);
 * await sdequantize(ctx.queue, { outer: 1, channels: 2, inner: 1, bits: '4', unsigned: true, X, scale, Y });
 * const y = await ctx.download(Y); // 1 -0.5
 */
export declare const sdequantize: {
    (on: Context | Queue, args: DequantizeArgs<'s'>): Promise<void>;
} & {
    readonly prec: 's';
};
