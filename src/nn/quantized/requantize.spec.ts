// REQUANTIZE: arguments, rules, documentation.
import { integers, numbers, size } from '../../core/kinds.ts';
import { elements, flops, nothing } from '../../core/scales.ts';
import { num, type RoutineSpec, type Values } from '../../core/spec.ts';
import { worded } from '../../core/windows.ts';

const scales = worded('1 or channels', (a: Values) => (a.per === 'tensor' ? 1 : num(a, 'channels')));

/**
 * Y := round((X + bias) scale) + zero, ties to even, no less and no more than a byte holds: sums of products of bytes, as convI32 and
 * gemmI32 make them, as bytes again.
 *
 * Elements (o, c, i) of outer x channels x inner lie one behind the other, the last index fastest; bias(c) is of a channel, and with `per`
 * 'channels' scale(c) too. Of products of bytes of scaleX and scaleW, bytes of scaleY are made by scale = scaleX scaleW/scaleY.
 *
 * Overwrites Y only. X + bias is an integer modulo 2^32, rounded once to a single, as is its product with the scale: so the same bits on
 * every device that rounds to the nearest. A product that is not a number becomes the zero point. On a GPU context it runs on the GPU, in
 * one pass. Flops 2 for each element. Source: Jacob et al. 2018, Quantization and Training of Neural Networks; ONNX, QLinearConv.
 *
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const X = ctx.upload('i', Int32Array.of(5, -30, 10000));
 * const [scale, Y] = [ctx.upload('s', Float32Array.of(0.1)), ctx.alloc('b', 3)];
 * await brequantize(ctx.queue, { outer: 1, channels: 3, inner: 1, X, scale, zero: 1, Y });
 * const y = await ctx.download(Y); // 1 -2 127
 */
export const requantizeSpec: RoutineSpec = {
  name: 'requantize',
  precs: 'b',
  args: {
    outer: size,
    channels: size,
    inner: size,
    /** Default false. True: the bytes of Y have no sign. */
    unsigned: { kind: 'switch', default: false },
    /** Default 'tensor': one scale for all; 'channels': one for each channel. */
    per: { kind: 'flag', values: ['tensor', 'channels'], default: 'tensor' },
    X: integers(elements, 'in'),
    /** A summand for each channel. Left out: 0. */
    bias: integers('channels', 'in', { optional: true }),
    scale: numbers(scales, 'in', { type: 's' }),
    /** A byte. Default 0. */
    zero: {
      kind: 'scalar',
      default: 0,
      integer: true,
      real: true,
      also: (a) => {
        const least = a.unsigned === true ? 0 : -128;
        const inside = num(a, 'zero') >= least && num(a, 'zero') <= least + 255;
        return inside ? undefined : 'must be a byte: from -128 to 127, or without a sign from 0 to 255';
      },
    },
    /** Out. */
    Y: numbers(elements, 'out'),
  },
  nothing,
  flops,
};
