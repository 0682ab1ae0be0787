// lstm, gru, attention, layerNorm and softmax, results and gradients, against the same made of tfjs's own operations on its CPU backend.
import { describe, expect, test } from 'vitest';
import { ArgumentError } from '../../src/core/errors.ts';
import type { Tensor } from '../../src/tfjs/peers.ts';
import type { RecurrenceOptions } from '../../src/tfjs.ts';
import { thrownBy } from '../lib/caught.ts';
import { full, some } from '../lib/sampled.ts';
import { distance, numbers, random, subjects, tf } from './setup.ts';

const NEAR = 2e-5;

/** The weighed sum of results, so that every element of each counts differently. */
const weighed = (results: readonly Tensor[]): Tensor =>
  tf.addN(results.map((y, k) => tf.sum(tf.mul(y, random(y.shape, 40 + k)))));

/** The results of `f`, one behind the other, and the gradients of their weighed sum, on a backend; it must leave no tensor behind. */
async function both(
  backend: string,
  shapes: readonly (readonly number[])[],
  f: (...x: Tensor[]) => Tensor[],
  withGradients = true,
): Promise<{ results: number[]; gradients: number[] }> {
  await tf.setBackend(backend);
  const before = tf.memory().numTensors;
  const flat = (tensors: readonly Tensor[]): Tensor => tf.concat(tensors.map((x) => tf.reshape(x, [-1])));
  const inputs = () => shapes.map((shape, k) => random([...shape], k + 1));
  const results = tf.tidy(() => flat(f(...inputs())));
  const gradients = tf.tidy(() =>
    withGradients ? flat(tf.grads((...x: Tensor[]) => weighed(f(...x)) as never)(inputs())) : tf.zeros([1]),
  );
  const read = { results: [...(await results.data())], gradients: [...(await gradients.data())] };
  results.dispose();
  gradients.dispose();
  expect(tf.memory().numTensors).toBe(before);
  return read;
}

const slice = (z: Tensor, gates: number, k: number): Tensor => {
  const [batch, width] = z.shape as [number, number];
  return tf.slice(z, [0, (k * width) / gates], [batch, width / gates]);
};

/** What lstm or gru gives, step by step, `step` from what a step is given and the states to the states. */
function looped(
  x: Tensor,
  states: Tensor[],
  { goBackwards, returnSequences, returnState }: RecurrenceOptions,
  step: (x: Tensor, states: readonly Tensor[]) => Tensor[],
): Tensor[] {
  const [, steps] = x.shape as [number, number, number];
  const outputs: Tensor[] = [];
  let now = states;
  for (let k = 0; k < steps; k++) {
    const t = goBackwards === true ? steps - 1 - k : k;
    now = step(tf.squeeze(tf.slice(x, [0, t, 0], [-1, 1, -1]), [1]), now);
    outputs.push(now[0]!);
  }
  const output = returnSequences === true ? tf.stack(outputs, 1) : now[0]!;
  return returnState === true ? [output, ...now] : [output];
}

/** The operations of Keras's LSTM. */
const lstmLoop = (
  x: Tensor,
  W: Tensor,
  U: Tensor,
  bias: Tensor | undefined,
  states: Tensor[],
  how: RecurrenceOptions,
) =>
  looped(x, states, how, (now, [h, c]) => {
    const product = tf.add(tf.matMul(now, W), tf.matMul(h!, U));
    const z = bias === undefined ? product : tf.add(product, bias);
    const [i, f, o] = [0, 1, 3].map((k) => tf.sigmoid(slice(z, 4, k))) as [Tensor, Tensor, Tensor];
    const cell = tf.add(tf.mul(f, c!), tf.mul(i, tf.tanh(slice(z, 4, 2))));
    return [tf.mul(o, tf.tanh(cell)), cell];
  });

/** Those of its GRU. */
const gruLoop = (
  x: Tensor,
  W: Tensor,
  U: Tensor,
  [bias, recurrentBias]: (Tensor | undefined)[],
  states: Tensor[],
  resetAfter: boolean,
  how: RecurrenceOptions,
) =>
  looped(x, states, how, (now, [h]) => {
    const plus = (y: Tensor, b: Tensor | undefined): Tensor => (b === undefined ? y : tf.add(y, b));
    const given = plus(tf.matMul(now, W), bias);
    const product = plus(tf.matMul(h!, U), recurrentBias);
    const [z, r] = [0, 1].map((k) => tf.sigmoid(tf.add(slice(given, 3, k), slice(product, 3, k)))) as [Tensor, Tensor];
    const units = h!.shape[1]!;
    const newU = tf.slice(U, [0, 2 * units], [units, units]);
    const inside = tf.matMul(tf.mul(r, h!), newU);
    const own = recurrentBias && tf.slice(recurrentBias, [2 * units], [units]);
    const behind = resetAfter ? tf.mul(r, slice(product, 3, 2)) : plus(inside, own);
    const fresh = tf.tanh(tf.add(slice(given, 3, 2), behind));
    return [tf.add(tf.mul(z, h!), tf.mul(tf.sub(1, z), fresh))];
  });

const sizes = { batch: 2, steps: 3, inputs: 3, units: 4 };
const weights = (gates: number, { inputs, units } = sizes) => [
  [inputs, gates * units],
  [units, gates * units],
];
const WAYS: readonly RecurrenceOptions[] = [
  {},
  { returnSequences: true },
  { returnState: true, goBackwards: true },
  { returnSequences: true, returnState: true, goBackwards: true },
];

describe.each(subjects)('on the $backend', ({ backend, basalt }) => {
  const { name } = basalt;

  /** Compares `ours` on our backend with `theirs` on tfjs's, results and gradients. */
  async function compare(
    shapes: readonly (readonly number[])[],
    ours: (...x: Tensor[]) => Tensor[],
    theirs: (...x: Tensor[]) => Tensor[],
    gradients = true,
  ): Promise<void> {
    const [a, b] = [await both(name, shapes, ours, gradients), await both('cpu', shapes, theirs, gradients)];
    expect(distance(a.results, b.results)).toBeLessThan(NEAR);
    expect(distance(a.gradients, b.gradients)).toBeLessThan(NEAR);
  }
  const ways = backend === 'gpu' ? some(WAYS, 2) : WAYS;
  // A software adapter takes a minute to compile the gradient of attention.
  const attentionGradients = full || backend === 'cpu';

  test('lstm: outputs and states, both ways, with and without bias and states', async () => {
    const { batch, steps, inputs, units } = sizes;
    const x = [batch, steps, inputs];
    const states = [
      [batch, units],
      [batch, units],
    ];
    const zeros = () => states.map((shape) => tf.zeros(shape as [number, number]) as Tensor);
    for (const how of ways)
      await compare(
        [x, ...weights(4), [4 * units], ...states],
        (X, W, U, bias, ...initialState) => basalt.lstm(X!, W!, U!, { ...how, bias, initialState }),
        (X, W, U, bias, ...before) => lstmLoop(X!, W!, U!, bias, before, how),
      );
    await compare(
      [x, ...weights(4)],
      (X, W, U) => basalt.lstm(X!, W!, U!, { returnSequences: true }),
      (X, W, U) => lstmLoop(X!, W!, U!, undefined, zeros(), { returnSequences: true }),
    );
    expect(basalt.calls.BasaltLstm).toBeGreaterThan(0);
    expect(basalt.calls.BasaltLstmGradient).toBeGreaterThan(0);
  });

  test('lstm: more sequences than one dispatch takes', async () => {
    const many = { batch: 11, steps: 2, inputs: 1, units: 1 };
    await compare(
      [[11, 2, 1], ...weights(4, many)],
      (X, W, U) => basalt.lstm(X!, W!, U!),
      (X, W, U) => lstmLoop(X!, W!, U!, undefined, [tf.zeros([11, 1]), tf.zeros([11, 1])], {}),
    );
  });

  test.each([false, true])('gru, its reset gate behind the product: %s', async (resetAfter) => {
    const { batch, steps, inputs, units } = sizes;
    const shapes = [[batch, steps, inputs], ...weights(3), [3 * units], [3 * units], [batch, units]];
    for (const how of ways)
      await compare(
        shapes,
        (X, W, U, bias, recurrentBias, state) =>
          basalt.gru(X!, W!, U!, { ...how, resetAfter, bias, recurrentBias, initialState: [state!] }),
        (X, W, U, bias, recurrentBias, state) => gruLoop(X!, W!, U!, [bias, recurrentBias], [state!], resetAfter, how),
      );
    await compare(
      shapes.slice(0, 3),
      (X, W, U) => basalt.gru(X!, W!, U!, { resetAfter }),
      (X, W, U) => gruLoop(X!, W!, U!, [], [tf.zeros([batch, units])], resetAfter, {}),
    );
  });

  const attended = (q: Tensor, k: Tensor, v: Tensor, mask: Tensor | undefined, scale = 1 / Math.sqrt(q.shape[3]!)) => {
    const groups = q.shape[1]! / k.shape[1]!;
    const shared = Array.from({ length: q.shape[1]! }, (_, head) => Math.floor(head / groups));
    const spread = (x: Tensor): Tensor => tf.gather(x, tf.tensor(shared, [shared.length], 'int32'), 1);
    const scores = tf.mul(tf.matMul(q, spread(k), false, true), scale);
    return tf.matMul(tf.softmax(mask === undefined ? scores : tf.add(scores, mask)), spread(v));
  };

  test('attention: grouped heads, causal with a past, masks', async () => {
    const [batch, heads, keyHeads, queries, keys, dim, dimV] = [2, 4, 2, 3, 5, 4, 6];
    const shapes = [
      [batch, heads, queries, dim],
      [batch, keyHeads, keys, dim],
      [batch, keyHeads, keys, dimV],
    ];
    const causal = (past: number): Tensor =>
      tf.tensor(
        Array.from({ length: queries * keys }, (_, e) => (e % keys <= Math.floor(e / keys) + past ? 0 : -1e9)),
        [queries, keys],
      );
    const seen = (shape: number[]): Tensor => tf.greater(tf.add(random(shape, 30), 0.6), 0);
    const hidden = (shape: number[]): Tensor => tf.mul(tf.sub(1, tf.cast(seen(shape), 'float32')), -1e9);
    await compare(
      shapes,
      (q, k, v) => [basalt.attention(q!, k!, v!)],
      (q, k, v) => [attended(q!, k!, v!, undefined)],
      attentionGradients,
    );
    await compare(
      shapes,
      (q, k, v) => [basalt.attention(q!, k!, v!, { causal: true, past: 2, scale: 0.3 })],
      (q, k, v) => [attended(q!, k!, v!, causal(2), 0.3)],
      attentionGradients,
    );
    await compare(
      shapes,
      (q, k, v) => [basalt.attention(q!, k!, v!, { mask: random([batch, heads, queries, keys], 20) })],
      (q, k, v) => [attended(q!, k!, v!, random([batch, heads, queries, keys], 20))],
      attentionGradients,
    );
    await compare(
      shapes,
      (q, k, v) => [basalt.attention(q!, k!, v!, { mask: seen([batch, 1, 1, keys]) })],
      (q, k, v) => [attended(q!, k!, v!, hidden([batch, 1, 1, keys]))],
      attentionGradients,
    );
  });

  test('attention without heads, and a query that sees no key', async () => {
    const shapes = [
      [2, 3, 4],
      [2, 5, 4],
      [2, 5, 4],
    ];
    const lifted = (x: Tensor): Tensor => tf.expandDims(x, 1);
    await compare(
      shapes,
      (q, k, v) => [basalt.attention(q!, k!, v!)],
      (q, k, v) => [tf.squeeze(attended(lifted(q!), lifted(k!), lifted(v!), undefined), [1])],
      attentionGradients,
    );
    const { results, gradients } = await both(
      name,
      shapes,
      (q, k, v) => [basalt.attention(q!, k!, v!, { mask: tf.fill([3, 5], 0, 'bool') })],
      attentionGradients,
    );
    expect(results.every((x) => x === 0)).toBe(true);
    expect(gradients.every((x) => x === 0)).toBe(true);
  });

  test('layerNorm and softmax', async () => {
    const normed = (x: Tensor, epsilon: number): Tensor => {
      const { mean, variance } = tf.moments(x, -1, true);
      return tf.div(tf.sub(x, mean), tf.sqrt(tf.add(variance, epsilon)));
    };
    await compare(
      [[2, 3, 7], [7], [7]],
      (x, gamma, beta) => [basalt.layerNorm(x!, { gamma, beta })],
      (x, gamma, beta) => [tf.add(tf.mul(normed(x!, 1e-3), gamma!), beta!)],
    );
    await compare(
      [[5]],
      (x) => [basalt.layerNorm(x!, { epsilon: 0.1 })],
      (x) => [normed(x!, 0.1)],
    );
    for (const shape of [[4], [3, 5], [2, 3, 130]]) {
      const soft = (x: Tensor): Tensor => {
        const powers = tf.exp(x);
        return tf.div(powers, tf.sum(powers, -1, true));
      };
      await compare(
        [shape],
        (x) => [tf.softmax(x!)],
        (x) => [soft(x!)],
      );
    }
    expect(basalt.calls.Softmax).toBeGreaterThan(0);
  });

  test('whole numbers and arrays are taken as singles', async () => {
    await tf.setBackend(name);
    const [y] = basalt.lstm(
      [[[1, 2]]],
      [
        [0, 0, 0, 0],
        [0, 0, 0, 0],
      ],
      [[0, 0, 0, 0]],
      { bias: [0, 0, 20, 20] },
    );
    // i = 1/2, g = o = 1 but for 1e-8: tanh(1/2).
    expect(Math.abs((await y!.data())[0]! - Math.tanh(0.5))).toBeLessThan(1e-6);
    // What the stock WebGPU backend casts in name only is whole in memory.
    const cast = tf.softmax(tf.cast(tf.tensor([1, 2, 3], [1, 3], 'int32'), 'float32'));
    expect(distance([...(await cast.data())], [0.09003057, 0.24472847, 0.66524096])).toBeLessThan(NEAR);
  });

  test('nothing to compute', async () => {
    await tf.setBackend(name);
    const state = tf.tensor(numbers(8), [2, 4]);
    const [W, U] = [tf.zeros([3, 16]), tf.zeros([4, 16])];
    const initialState = [state, state];
    const [y, h] = basalt.lstm(tf.zeros([2, 0, 3]), W, U, { initialState, returnState: true });
    expect(y!.shape).toEqual([2, 4]);
    expect([...(await h!.data())]).toEqual([...(await state.data())]);
    expect(basalt.lstm(tf.zeros([0, 5, 3]), W, U, { returnSequences: true })[0]!.shape).toEqual([0, 5, 4]);
    expect(basalt.gru(tf.zeros([0, 5, 3]), tf.zeros([3, 12]), tf.zeros([4, 12]))[0]!.shape).toEqual([0, 4]);
    const none = basalt.attention(tf.zeros([1, 2, 3, 4]), tf.zeros([1, 2, 0, 4]), tf.zeros([1, 2, 0, 5]));
    expect(none.shape).toEqual([1, 2, 3, 5]);
    expect((await none.data()).every((x) => x === 0)).toBe(true);
    expect(basalt.layerNorm(tf.zeros([0, 4])).shape).toEqual([0, 4]);
  });

  test('shapes and numbers that do not fit throw', async () => {
    await tf.setBackend(name);
    const z = (...shape: number[]): Tensor => tf.zeros(shape as [number]);
    const heads = () => [z(1, 4, 3, 2), z(1, 2, 5, 2), z(1, 2, 5, 2)] as const;
    for (const wrong of [
      () => basalt.lstm(z(2, 3), z(3, 16), z(4, 16)),
      () => basalt.lstm(z(2, 3, 3), z(3, 16), z(4, 12)),
      () => basalt.lstm(z(2, 3, 3), z(2, 16), z(4, 16)),
      () => basalt.lstm(z(2, 3, 3), z(3, 16), z(4, 16), { bias: z(4) }),
      () => basalt.lstm(z(2, 3, 3), z(3, 16), z(4, 16), { initialState: [z(2, 4)] }),
      () => basalt.lstm(z(2, 3, 0), z(0, 16), z(4, 16)),
      () => basalt.gru(z(2, 3, 3), z(3, 12), z(4, 16)),
      () => basalt.gru(z(2, 3, 3), z(3, 12), z(4, 12), { recurrentBias: z(4) }),
      () => basalt.attention(z(2, 3), z(2, 3), z(2, 3)),
      () => basalt.attention(z(1, 3, 3, 2), z(1, 2, 5, 2), z(1, 2, 5, 2)),
      () => basalt.attention(z(1, 4, 3, 2), z(1, 2, 5, 3), z(1, 2, 5, 2)),
      () => basalt.attention(...heads(), { mask: z(2, 5) }),
      () => basalt.attention(...heads(), { past: -1 }),
      () => basalt.layerNorm(z(2, 3), { gamma: z(2) }),
      () => basalt.layerNorm(z(2, 3), { epsilon: Number.NaN }),
      () => basalt.recurrent({ getClassName: () => 'Dense' }),
    ])
      expect(thrownBy(wrong)).toBeInstanceOf(ArgumentError);
  });
});
