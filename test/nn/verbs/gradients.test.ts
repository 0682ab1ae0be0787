// The gradients that verbs give are what differences of the verbs say, in doubles, and on the GPU the same as on the CPU.
import { describe, expect, test } from 'vitest';
import { type NdArray, ndarray } from '../../../src/linalg/index.ts';
import {
  attention,
  attentionGrad,
  avgPool2d,
  avgPool2dGrad,
  batchNormGrad,
  batchNormTrain,
  conv2d,
  conv2dGrad,
  convTranspose2d,
  convTranspose2dGrad,
  groupNorm,
  groupNormGrad,
  gru,
  gruGrad,
  layerNorm,
  layerNormGrad,
  lstm,
  lstmGrad,
  maxPool2d,
  maxPool2dGrad,
  rmsNorm,
  rmsNormGrad,
} from '../../../src/nn.ts';
import { larger } from '../../../testing/lib/norms.ts';
import { contexts } from '../../setup/contexts.ts';

type Arrays = Readonly<Record<string, NdArray>>;
type Shapes = Readonly<Record<string, readonly number[]>>;

interface Verb {
  readonly name: string;
  readonly shapes: Shapes;
  readonly dy: readonly number[];
  readonly forward: (a: Arrays, o: object) => Promise<NdArray>;
  /** By operands' names. */
  readonly gradients: (a: Arrays, dy: NdArray, o: object) => Promise<Arrays>;
}

const plain = (gradients: object): Arrays =>
  Object.fromEntries(Object.entries(gradients).map(([name, x]) => [name.slice(1), x as NdArray]));

const image = { x: [2, 3, 4, 2] } as const;
const strided = { strides: [2, 1], pads: [1, 0, 0, 1] } as const;
const gaps = { strides: [2, 1], dilations: [1, 2], pads: 'same' } as const;
const turned = { strides: [2, 2], pads: [1, 0, 0, 1], outPads: [1, 1], groups: 2 } as const;
const both = { direction: 'both' } as const;
const verbs: readonly Verb[] = [
  {
    name: 'layerNorm',
    shapes: { x: [2, 3], gamma: [3], beta: [3] },
    dy: [2, 3],
    forward: (a, o) => layerNorm(a.x!, a.gamma, a.beta, o),
    gradients: async (a, dy, o) => plain(await layerNormGrad(a.x!, dy, a.gamma, o)),
  },
  {
    name: 'rmsNorm',
    shapes: { x: [2, 3], gamma: [3] },
    dy: [2, 3],
    forward: (a, o) => rmsNorm(a.x!, a.gamma, { ...o, epsilon: 0.1 }),
    gradients: async (a, dy, o) => plain(await rmsNormGrad(a.x!, dy, a.gamma, { ...o, epsilon: 0.1 })),
  },
  ...(['nhwc', 'nchw'] as const).map(
    (layout): Verb => ({
      name: `batchNormTrain ${layout}`,
      shapes: { x: [2, 3, 2], gamma: [layout === 'nhwc' ? 2 : 3], beta: [layout === 'nhwc' ? 2 : 3] },
      dy: [2, 3, 2],
      forward: async (a, o) => (await batchNormTrain(a.x!, a.gamma, a.beta, { ...o, layout })).y,
      gradients: async (a, dy, o) => plain(await batchNormGrad(a.x!, dy, a.gamma, { ...o, layout })),
    }),
  ),
  ...(['nhwc', 'nchw'] as const).map(
    (layout): Verb => ({
      name: `groupNorm ${layout}`,
      shapes: { x: [2, 4, 2, 4], gamma: [4], beta: [4] },
      dy: [2, 4, 2, 4],
      forward: (a, o) => groupNorm(a.x!, 2, a.gamma, a.beta, { ...o, layout, epsilon: 0.1 }),
      gradients: async (a, dy, o) => plain(await groupNormGrad(a.x!, 2, dy, a.gamma, { ...o, layout, epsilon: 0.1 })),
    }),
  ),
  {
    name: 'convTranspose2d',
    shapes: { x: [1, 2, 3, 4], w: [2, 3, 3, 4] },
    dy: [1, 4, 7, 6],
    forward: (a, o) => convTranspose2d(a.x!, a.w!, { ...o, ...turned }),
    gradients: async (a, dy, o) => plain(await convTranspose2dGrad(a.x!, a.w!, dy, { ...o, ...turned })),
  },
  {
    name: 'avgPool2d with gaps',
    shapes: image,
    dy: [2, 2, 4, 2],
    forward: (a, o) => avgPool2d(a.x!, [2, 2], { ...o, ...gaps }),
    gradients: async (a, dy, o) => ({ x: await avgPool2dGrad(a.x!, dy, [2, 2], { ...o, ...gaps }) }),
  },
  {
    name: 'maxPool2d',
    shapes: image,
    dy: [2, 2, 4, 2],
    forward: (a, o) => maxPool2d(a.x!, [2, 2], { ...o, ...strided }),
    gradients: async (a, dy, o) => ({ x: await maxPool2dGrad(a.x!, dy, [2, 2], { ...o, ...strided }) }),
  },
  {
    name: 'avgPool2d',
    shapes: image,
    dy: [2, 2, 4, 2],
    forward: (a, o) => avgPool2d(a.x!, [2, 2], { ...o, ...strided, countPadded: true }),
    gradients: async (a, dy, o) => ({
      x: await avgPool2dGrad(a.x!, dy, [2, 2], { ...o, ...strided, countPadded: true }),
    }),
  },
  {
    name: 'conv2d',
    shapes: { x: [1, 3, 4, 4], w: [2, 1, 2, 6], bias: [6] },
    dy: [1, 2, 5, 6],
    forward: async (a, o) => {
      const y = await conv2d(a.x!, a.w!, { ...o, ...strided, groups: 2 });
      const sums = Float64Array.from(y.data as Float64Array, (value, k) => value + a.bias!.get(k % 6));
      return ndarray(sums, y.shape) as NdArray;
    },
    gradients: async (a, dy, o) => {
      const { dbias, ...of } = await conv2dGrad(a.x!, a.w!, dy, { ...o, ...strided, groups: 2 });
      return { ...plain(of), bias: dbias };
    },
  },
  {
    name: 'attention',
    shapes: { q: [2, 2, 3], k: [1, 3, 3], v: [1, 3, 2] },
    dy: [2, 2, 2],
    forward: (a, o) => attention(a.q!, a.k!, a.v!, { ...o, causal: true, past: 1 }),
    gradients: async (a, dy, o) => plain(await attentionGrad(a.q!, a.k!, a.v!, dy, { ...o, causal: true, past: 1 })),
  },
  {
    name: 'lstm',
    shapes: { x: [2, 1, 2], w: [2, 4, 2], u: [2, 4, 1], b: [2, 4], h0: [2, 1, 1], c0: [2, 1, 1], p: [2, 3] },
    dy: [2, 2, 1, 1],
    forward: async ({ x, w, u, ...states }, o) => (await lstm(x!, w!, u!, { ...o, ...both, ...states })).y,
    gradients: async ({ x, w, u, ...states }, dy, o) =>
      plain(await lstmGrad(x!, w!, u!, dy, { ...o, ...both, ...states })),
  },
  ...[false, true].map(
    (resetAfter): Verb => ({
      name: `gru, resetAfter ${resetAfter}`,
      shapes: { x: [2, 2, 1], w: [6, 1], u: [6, 2], b: [6], bu: [6], h0: [2, 2] },
      dy: [2, 2, 2],
      forward: async ({ x, w, u, ...states }, o) => (await gru(x!, w!, u!, { ...o, ...states, resetAfter })).y,
      gradients: async ({ x, w, u, ...states }, dy, o) =>
        plain(await gruGrad(x!, w!, u!, dy, { ...o, ...states, resetAfter })),
    }),
  ),
];

/** Numbers no two of which are the same. */
const made = <A extends Float32Array | Float64Array>(
  shape: readonly number[],
  seed: number,
  array: (n: number) => A,
): A => array(shape.reduce((n, size) => n * size, 1)).map((_, k) => Math.sin(1 + seed + 1.7 * k * (seed + 1))) as A;

const operandsOf = (shapes: Shapes, single: boolean): Record<string, NdArray> =>
  Object.fromEntries(
    Object.entries(shapes).map(([name, shape], seed) => {
      const data = single
        ? made(shape, seed, (n) => new Float32Array(n))
        : made(shape, seed, (n) => new Float64Array(n));
      return [name, ndarray(data, shape) as NdArray];
    }),
  );

const dotted = (y: NdArray, dy: NdArray): number =>
  (y.data as Float64Array).reduce((sum, value, k) => sum + value * (dy.data as Float64Array)[k]!, 0);

describe.each(verbs.map((verb) => [verb.name, verb] as const))('%s', (_, { shapes, dy: like, forward, gradients }) => {
  test('in doubles its gradients are what differences say', async () => {
    const on = { context: contexts[0]! };
    const operands = operandsOf(shapes, false);
    const dy = ndarray(
      made(like, 9, (n) => new Float64Array(n)),
      like,
    ) as NdArray;
    expect((await forward(operands, on)).shape).toEqual(like);
    const found = await gradients(operands, dy, on);
    expect(Object.keys(found).sort()).toEqual(Object.keys(shapes).sort());
    const h = 1e-6;
    let worst = 0;
    for (const [name, dx] of Object.entries(found)) {
      const { data } = operands[name]! as { data: Float64Array };
      expect(dx.shape).toEqual(shapes[name]);
      for (let k = 0; k < data.length; k++) {
        const value = data[k]!;
        data[k] = value + h;
        const above = dotted(await forward(operands, on), dy);
        data[k] = value - h;
        const slope = (above - dotted(await forward(operands, on), dy)) / (2 * h);
        data[k] = value;
        worst = larger(Math.abs(slope - (dx.data as Float64Array)[k]!), worst);
      }
    }
    expect(worst).toBeLessThan(1e-7);
  });

  test.each(contexts.map((context) => [context.backend, context] as const))(
    'singles are the same on the %s backend',
    async (_, context) => {
      const dy = made(like, 9, (n) => new Float32Array(n));
      const wide = await gradients(operandsOf(shapes, false), ndarray(Float64Array.from(dy), like) as NdArray, {
        context: contexts[0]!,
      });
      const found = await gradients(operandsOf(shapes, true), ndarray(dy, like) as NdArray, { context });
      for (const [name, dx] of Object.entries(found)) {
        expect(dx.data).toBeInstanceOf(Float32Array);
        const should = wide[name]!.data as Float64Array;
        const { data } = dx as { data: Float32Array };
        const worst = data.reduce((most, x, k) => larger(Math.abs(x - should[k]!), most), 0);
        expect(worst).toBeLessThan(1e-5 * Math.max(1, ...should.map(Math.abs)));
      }
    },
  );
});
