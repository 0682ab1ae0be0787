// convInteger and qlinearConv on ndarrays: against loops of their own over strides, pads, dilations, groups, zero points, kinds of bytes
// and ways, in both layouts, with extreme bytes, and what is refused.
import { describe, expect, it } from 'vitest';
import { ndarray } from '../../../src/linalg/index.ts';
import { type ConvBytesOptions, convInteger, qlinearConv } from '../../../src/nn.ts';
import { expectRefusal, rejectionOf } from '../../lib/caught.ts';
import { mulberry32 } from '../../lib/rng.ts';
import { contexts } from '../../setup/contexts.ts';

type Four = readonly [number, number, number, number];
type Bytes = Int8Array | Uint8Array;

interface Problem {
  /** Images, channels, height, width. */
  readonly x: Four;
  /** Channels of the result, channels of a group, height, width. */
  readonly w: Four;
  readonly strides: readonly [number, number];
  readonly pads: Four;
  readonly dilations: readonly [number, number];
  readonly groups: number;
  readonly unsignedX: boolean;
  readonly unsignedW: boolean;
  /** Zero points of filters are of each channel. */
  readonly each: boolean;
}

const plain = { strides: [1, 1], pads: [0, 0, 0, 0], dilations: [1, 1], groups: 1, each: false } as const;
const problems: readonly Problem[] = [
  { ...plain, x: [1, 1, 1, 1], w: [1, 1, 1, 1], unsignedX: true, unsignedW: false },
  { ...plain, x: [2, 3, 5, 4], w: [5, 3, 3, 2], unsignedX: true, unsignedW: true, each: true },
  { ...plain, x: [1, 4, 6, 7], w: [6, 2, 3, 3], pads: [1, 0, 2, 1], groups: 2, unsignedX: false, unsignedW: false },
  {
    ...plain,
    x: [3, 2, 7, 5],
    w: [4, 2, 2, 3],
    strides: [2, 3],
    pads: [0, 3, 1, 2],
    unsignedX: true,
    unsignedW: false,
  },
  {
    ...plain,
    x: [1, 5, 9, 8],
    w: [5, 1, 3, 2],
    dilations: [3, 2],
    groups: 5,
    each: true,
    unsignedX: false,
    unsignedW: true,
  },
  { ...plain, x: [2, 0, 3, 3], w: [2, 0, 2, 2], unsignedX: false, unsignedW: false },
  { ...plain, x: [0, 2, 3, 3], w: [2, 2, 2, 2], unsignedX: false, unsignedW: false },
];

const sizeOf = (shape: readonly number[]): number => shape.reduce((all, size) => all * size, 1);
const bytesOf = (length: number, unsigned: boolean, of: () => number): Bytes =>
  unsigned ? Uint8Array.from({ length }, of) : Int8Array.from({ length }, of);

/** Sums by the operator's text, channels first, in the order of the result, and its shape. */
function sums(p: Problem, x: Bytes, w: Bytes, zeroX: number, zerosW: readonly number[]) {
  const [images, channels, height, width] = p.x;
  const [outs, depth, rows, columns] = p.w;
  const along = (size: number, window: number, axis: 0 | 1) =>
    Math.floor(
      (size + p.pads[2 * axis]! + p.pads[2 * axis + 1]! - (window - 1) * p.dilations[axis] - 1) / p.strides[axis],
    ) + 1;
  const [outHeight, outWidth] = [along(height, rows, 0), along(width, columns, 1)];
  const result: number[] = [];
  for (let image = 0; image < images; image++)
    for (let o = 0; o < outs; o++)
      for (let oy = 0; oy < outHeight; oy++)
        for (let ox = 0; ox < outWidth; ox++) {
          let sum = 0;
          for (let c = 0; c < depth; c++)
            for (let fy = 0; fy < rows; fy++)
              for (let fx = 0; fx < columns; fx++) {
                const y = oy * p.strides[0] + fy * p.dilations[0] - p.pads[0];
                const at = ox * p.strides[1] + fx * p.dilations[1] - p.pads[2];
                if (y < 0 || y >= height || at < 0 || at >= width) continue;
                const channel = Math.floor(o / (outs / p.groups)) * depth + c;
                const byteX = x[((image * channels + channel) * height + y) * width + at]!;
                sum +=
                  (byteX - zeroX) * (w[((o * depth + c) * rows + fy) * columns + fx]! - zerosW[o % zerosW.length]!);
              }
          result.push(sum);
        }
  return { result, shape: [images, outs, outHeight, outWidth] };
}

const toEven = (x: number): number => {
  const low = Math.floor(x);
  return x - low === 0.5 ? low + (low & 1) : Math.round(x);
};

/** Random operands of a problem; now and then the least and the largest byte. */
function operandsOf(p: Problem, seed: number) {
  const rng = mulberry32(seed);
  const byte = (unsigned: boolean) => () => {
    const value = rng() < 0.2 ? (rng() < 0.5 ? 0 : 255) : Math.floor(256 * rng());
    return unsigned ? value : value - 128;
  };
  const [x, w] = [
    bytesOf(sizeOf(p.x), p.unsignedX, byte(p.unsignedX)),
    bytesOf(sizeOf(p.w), p.unsignedW, byte(p.unsignedW)),
  ];
  const zerosW = bytesOf(p.each ? p.w[0] : 1, p.unsignedW, byte(p.unsignedW));
  return { x, w, zerosW, zeroX: byte(p.unsignedX)(), rng };
}

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  const run = async (compare: (p: Problem, seed: number, options: ConvBytesOptions) => Promise<void>) => {
    for (const [seed, p] of problems.entries())
      for (const algo of ['auto', 'gemm', 'direct'] as const) {
        const { strides, pads, dilations, groups } = p;
        await compare(p, seed, { strides, pads, dilations, groups, algo, layout: 'nchw', context });
      }
  };

  it('convInteger is the sum that ONNX says, in both layouts', () =>
    run(async (p, seed, options) => {
      const { x, w, zeroX, zerosW } = operandsOf(p, seed);
      const { result, shape } = sums(p, x, w, zeroX, [...zerosW]);
      const [X, W] = [ndarray(x, [...p.x]), ndarray(w, [...p.w])];
      const zeros = { zeroX, zeroW: p.each ? [...zerosW] : zerosW[0]! };
      const y = await convInteger(X, W, { ...options, ...zeros });
      expect([y.dtype, y.shape, ...y.data]).toEqual(['int32', shape, ...result]);
      const last = { ...options, ...zeros, layout: 'nhwc' } as const;
      const turned = await convInteger(X.transpose(0, 2, 3, 1), W.transpose(2, 3, 1, 0), last);
      const back = turned.transpose(0, 3, 1, 2);
      expect(back.shape).toEqual(shape);
      let different = 0;
      const [, outs, rows, columns] = shape as unknown as Four;
      for (let k = 0; k < result.length; k++) {
        const [pixel, plane] = [k % (rows * columns), Math.floor(k / (rows * columns))];
        const at = [Math.floor(plane / outs), plane % outs, Math.floor(pixel / columns), pixel % columns] as const;
        if (back.get(...at) !== result[k]) different++;
      }
      expect(different).toBe(0);
    }));

  it('qlinearConv rounds these sums to even and keeps them in the range of bytes', () =>
    run(async (p, seed, options) => {
      const { x, w, zeroX, zerosW, rng } = operandsOf(p, seed);
      const { result, shape } = sums(p, x, w, zeroX, [...zerosW]);
      const [outs, pixels] = [p.w[0], shape[2]! * shape[3]!];
      const unsigned = seed % 2 === 0;
      const yZero = unsigned ? 130 : -3;
      const scales = Array.from({ length: outs }, () => Math.fround(0.001 + 0.01 * rng()));
      const bias = Array.from({ length: outs }, () => Math.floor(20000 * (rng() - 0.5)));
      const [xScale, yScale] = [Math.fround(0.37), Math.fround(0.51)];
      const expected = result.map((sum, k) => {
        const o = Math.floor(k / pixels) % outs;
        const factor = Math.fround(Math.fround(xScale * scales[p.each ? o : 0]!) / yScale);
        const byte = toEven(Math.fround(Math.fround(sum + bias[o]!) * factor)) + yZero;
        return unsigned ? Math.min(Math.max(byte, 0), 255) : Math.min(Math.max(byte, -128), 127);
      });
      const zero = ndarray(unsigned ? Uint8Array.of(yZero) : Int8Array.of(yZero), [1]);
      const [X, W] = [ndarray(x, [...p.x]), ndarray(w, [...p.w])];
      const scale = p.each ? scales : scales[0]!;
      const zerosOfW = p.each ? [...zerosW] : zerosW[0]!;
      const y = await qlinearConv(X, xScale, zeroX, W, scale, zerosOfW, yScale, zero, bias, options);
      expect([y.dtype, y.shape, ...y.data]).toEqual([unsigned ? 'uint8' : 'int8', shape, ...expected]);
      const last = { ...options, layout: 'nhwc' } as const;
      const turned = [X.transpose(0, 2, 3, 1), W.transpose(2, 3, 1, 0)] as const;
      const back = await qlinearConv(turned[0], xScale, zeroX, turned[1], scale, zerosOfW, yScale, zero, bias, last);
      expect(back.shape).toEqual([shape[0], shape[2], shape[3], shape[1]]);
      const inOrder = expected.map((_, k) => {
        const [pixel, o] = [Math.floor(k / outs), k % outs];
        return expected[(Math.floor(pixel / pixels) * outs + o) * pixels + (pixel % pixels)];
      });
      expect([...back.data]).toEqual(inOrder);
    }));

  it('ties, ends, a result of the kind of x, and pads that are as many as windows need', async () => {
    const x = [[[[1], [3], [-5], [127]]]];
    const y = await qlinearConv(x, 1, 0, [[[[1]]]], 1, 0, 2, 0, [0], { context });
    expect([y.dtype, ...y.data]).toEqual(['int8', 0, 2, -2, 64]);
    const wide = await qlinearConv(x, 1, 0, [[[[127]]]], 1, 0, 1, 5, undefined, { context });
    expect([...wide.data]).toEqual([127, 127, -128, 127]);
    const unsigned = ndarray(Uint8Array.of(0, 100, 255), [1, 1, 3, 1]);
    const same = await qlinearConv(unsigned, 1, 100, [[[[1]], [[1]], [[1]]]], 1, 0, 1, 100, undefined, {
      ...{ context, pads: 'same' },
    });
    expect([same.dtype, ...same.data]).toEqual(['uint8', 0, 155, 255]);
  });

  it('refuses what does not fit', async () => {
    const [x, w] = [[[[[1], [2]]]], [[[[1]]]]];
    const options = { context };
    const refused = async (call: () => Promise<unknown>, argument: string, position: number) =>
      expectRefusal(await rejectionOf(call), { argument, position });
    await refused(() => convInteger([[[[0.5]]]], w, options), 'x', 1);
    await refused(() => convInteger([[[[128]]]], w, options), 'x', 1);
    await refused(() => convInteger(x, [1], options), 'w', 2);
    await refused(() => convInteger(x, [[[[1, 1]]]], { ...options, zeroW: [1, 2, 3] }), 'zeroW', 3);
    await refused(() => convInteger(x, w, { ...options, zeroX: [1, 2] }), 'zeroX', 3);
    await refused(() => convInteger(x, w, { ...options, zeroX: 200 }), 'zeroX', 3);
    await refused(() => convInteger(x, w, { ...options, algo: 'implicit' as 'gemm' }), 'algo', 3);
    const q =
      (of: Partial<Record<'xScale' | 'wZero' | 'yScale' | 'yZero', number | number[]>>, bias?: number[]) => () =>
        qlinearConv(x, of.xScale ?? 1, 0, w, 1, of.wZero ?? 0, of.yScale ?? 1, of.yZero ?? 0, bias, options);
    await refused(q({ xScale: [1, 1] }), 'xScale', 2);
    await refused(q({ wZero: [0, 0] }), 'wZero', 6);
    await refused(q({ yScale: 0 }), 'yScale', 7);
    await refused(q({ yZero: 128 }), 'yZero', 8);
    await refused(q({}, [1, 2]), 'bias', 9);
    await refused(q({}, [0.5]), 'bias', 9);
    await refused(() => qlinearConv(x, 1, 0, w, 1, 0, 1, 0, undefined, { ...options, groups: 3 }), 'w', 4);
    await refused(
      () => qlinearConv(x, 1, 0, w, 1, 0, 1, 0, undefined, { ...options, algo: 'no' as 'gemm' }),
      'algo',
      10,
    );
  });
});
