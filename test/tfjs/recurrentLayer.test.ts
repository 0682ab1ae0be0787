// tf.layers.lstm and tf.layers.gru with our inner loop, against themselves without it.
import { describe, expect, test } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import type { Tensor } from '../../src/tfjs/peers.ts';
import type { RecurrentLayer } from '../../src/tfjs.ts';
import { thrownBy } from '../lib/caught.ts';
import { full, some } from '../lib/sampled.ts';
import { distance, random, subjects, tf, tfjs } from './setup.ts';

const tfl = tfjs.layers;
const NEAR = 2e-5;
const [batch, steps, inputs, units] = [2, 3, 2, 3];
type Kind = 'lstm' | 'gru';
type Options = Record<string, unknown>;

describe.each(subjects)('on the $backend', ({ backend, basalt }) => {
  /** The layer, built, with the same weights each time. */
  function layerOf(kind: Kind, options: Options, ours: boolean) {
    const config = { units, recurrentActivation: 'sigmoid', batchInputShape: [batch, steps, inputs], ...options };
    const made = tfl.layers[kind](config as never);
    const layer = ours ? basalt.recurrent(made) : made;
    layer.apply(tfl.input({ batchShape: [batch, steps, inputs] }));
    layer.setWeights(layer.getWeights().map((weight, k) => random([...weight.shape], k + 5)));
    return layer;
  }

  /** What the layer makes of two inputs one after the other, and gradients of its weights by the second. */
  async function results(kind: Kind, options: Options, ours: boolean, kwargs?: () => Options): Promise<number[]> {
    await tf.setBackend(basalt.name);
    const layer = layerOf(kind, options, ours);
    const flat = (all: Tensor | Tensor[]): Tensor => tf.concat([all].flat().map((x) => tf.reshape(x, [-1])));
    const numbersOf = tf.tidy(() => {
      const first = flat(layer.apply(random([batch, steps, inputs], 1), kwargs?.()) as Tensor);
      const { grads } = tf.variableGrads(() => {
        const y = flat(layer.apply(random([batch, steps, inputs], 2), kwargs?.()) as Tensor);
        return tf.sum(tf.mul(y, random([y.size], 3))) as never;
      });
      // Names of variables go on counting, in the order of the weights.
      return flat([first, ...Object.values(grads)]);
    });
    const read = [...(await numbersOf.data())];
    numbersOf.dispose();
    layer.dispose();
    return read;
  }

  const cases: readonly [string, Kind, Options, (() => Options)?][] = [
    ['lstm', 'lstm', {}],
    ['lstm, all outputs and states', 'lstm', { returnSequences: true, returnState: true, goBackwards: true }],
    ['lstm that keeps its state', 'lstm', { stateful: true, useBias: false }],
    ['gru', 'gru', { returnSequences: true }],
    ['gru that keeps its state', 'gru', { stateful: true, returnState: true }],
    ['gru from a state', 'gru', { goBackwards: true }, () => ({ initialState: [random([batch, units], 8)] })],
  ];

  // A software adapter takes seconds to compile the stock kernels.
  test.each(backend === 'gpu' ? some(cases, 1) : cases)('%s', async (_name, kind, options, kwargs) => {
    const name = kind === 'lstm' ? 'BasaltLstm' : 'BasaltGru';
    const before = basalt.calls[name] ?? 0;
    const ours = await results(kind, options, true, kwargs);
    expect(basalt.calls[name]).toBe(before + 2);
    const theirs = await results(kind, options, false, kwargs);
    expect(basalt.calls[name]).toBe(before + 2);
    expect(ours.length).toBeGreaterThan(50);
    expect(distance(ours, theirs)).toBeLessThan(NEAR);
  });

  test.runIf(full || backend === 'cpu')('a model trains, and a mask is left to tfjs', async () => {
    await tf.setBackend(basalt.name);
    const calls = basalt.calls.BasaltLstmGradient ?? 0;
    const model = tfl.sequential({ layers: [layerOf('lstm', {}, true), tfl.layers.dense({ units: 1 })] });
    model.compile({ optimizer: tf.train.sgd(0.2), loss: 'meanSquaredError' });
    const [x, y] = [random([batch, steps, inputs], 1), random([batch, 1], 2)];
    const { history } = await model.fit(x as never, y as never, { epochs: 4, verbose: 0, batchSize: batch });
    const loss = history.loss as number[];
    expect(loss[3]!).toBeLessThan(loss[0]!);
    expect(basalt.calls.BasaltLstmGradient).toBe(calls + 4);
    const forward = basalt.calls.BasaltLstm;
    const layer = layerOf('lstm', {}, true);
    const masked = layer.apply(x, { mask: tf.tensor([1, 1, 0, 1, 0, 0], [batch, steps], 'bool') }) as Tensor;
    expect(masked.shape).toEqual([batch, units]);
    expect(basalt.calls.BasaltLstm).toBe(forward);
  });

  test('what computes something else is refused', () => {
    for (const wrong of [
      () => basalt.recurrent(tfl.layers.dense({ units }) as RecurrentLayer),
      () => basalt.recurrent(tfl.layers.lstm({ units })),
      () => basalt.recurrent(tfl.layers.gru({ units, recurrentActivation: 'sigmoid', activation: 'relu' })),
      () => basalt.recurrent(undefined as never),
    ])
      expect(thrownBy(wrong)).toBeInstanceOf(ArgumentError);
  });
});
