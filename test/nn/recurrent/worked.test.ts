// LSTM and GRU against numbers worked by hand, against the recurrences of single numbers that layers of equal weights are, which are ONNX's
// cases, and gradients against differences.
import { describe, expect, it } from 'vitest';
import type { RealMat } from '../../../src/core/matrix.ts';
import type { Context } from '../../../src/index.ts';
import { gruBackwardRef } from '../../../src/nn/recurrent/gruBackward.ref.ts';
import { gruForwardRef } from '../../../src/nn/recurrent/gruForward.ref.ts';
import { lstmBackwardRef } from '../../../src/nn/recurrent/lstmBackward.ref.ts';
import { lstmForwardRef } from '../../../src/nn/recurrent/lstmForward.ref.ts';
import { gruForward, lstmBackward, lstmForward } from '../../../src/nn.ts';
import { Random } from '../../../testing/lib/random.ts';
import { doubles } from '../../../testing/lib/tensors.ts';
import { contexts } from '../../setup/contexts.ts';

const up = (context: Context, ...values: readonly number[]) => context.upload('s', Float32Array.from(values));
const furthest = (got: ArrayLike<number>, wanted: readonly number[]): number =>
  got.length === wanted.length ? Math.max(...wanted.map((x, k) => Math.abs(x - got[k]!))) : Number.NaN;

// One unit, two steps of two inputs; gates in the order cell, input, forget, output.
const ONE = { steps: 2, batch: 1, inputs: 2, hidden: 1, order: 'gifo' } as const;
const W = [0.45, 0.25, 0.95, 0.8, 0.7, 0.45, 0.6, 0.4];
const U = [0.15, 0.8, 0.1, 0.25];
const b = [0.2, 0.65, 0.15, 0.1];

describe.each(contexts.map((context) => [context.backend, context] as const))('on the %s backend', (_, context) => {
  it('an LSTM of one unit has the numbers worked by hand, forward, backward and after a step', async () => {
    const { queue } = context;
    const given = { ...ONE, X: up(context, 1, 2, 0.5, 3), W: up(context, ...W), U: up(context, ...U) };
    const [Y, S] = [context.alloc('s', 2), context.alloc('s', 10)];
    await lstmForward(queue, { ...given, b: up(context, ...b), Y, S });
    const y = await context.download(Y);
    expect(furthest(y, [0.53631, 0.77197])).toBeLessThan(3e-5);
    const kept = [0.81775, 0.96083, 0.85195, 0.81757, 0.8498, 0.98118, 0.8703, 0.84993, 0.78572];
    const s = await context.download(S);
    expect(furthest(s.subarray(0, 9), kept)).toBeLessThan(3e-5);
    // Of this one there are four decimals.
    expect(Math.abs(s[9]! - 1.5176)).toBeLessThan(5e-5);

    // The loss is half the square of the distance from 1/2 and 5/4.
    const dY = up(context, y[0]! - 0.5, y[1]! - 1.25);
    const out = (length: number) => context.alloc('s', length);
    const [dX, dW, dU, db] = [out(4), out(8), out(4), out(4)];
    await lstmBackward(queue, { ...given, Y, S, dY, dX, dW, dU, db });
    expect(furthest(await context.download(dX), [-0.00817, -0.00487, -0.04743, -0.03073])).toBeLessThan(3e-5);
    const [w, u, bias] = await Promise.all([dW, dU, db].map((x) => context.download(x)));
    const sums = [-0.02672, -0.0922, -0.00221, -0.00666, -0.00316, -0.01893, -0.02593, -0.16262];
    expect(furthest(w!, sums)).toBeLessThan(3e-5);
    expect(furthest(u!, [-0.01039, -0.0006, -0.00338, -0.0297])).toBeLessThan(3e-5);
    expect(furthest(bias!, [-0.03641, -0.00277, -0.00631, -0.05362])).toBeLessThan(3e-5);

    const stepped = (x: readonly number[], d: ArrayLike<number>) => x.map((value, k) => value - 0.1 * d[k]!);
    const steppedW = [0.45267, 0.25922, 0.95022, 0.80067, 0.70031, 0.45189, 0.60259, 0.41626];
    expect(furthest(stepped(W, w!), steppedW)).toBeLessThan(3e-5);
    expect(furthest(stepped(U, u!), [0.15104, 0.80006, 0.10034, 0.25297])).toBeLessThan(3e-5);
    expect(furthest(stepped(b, bias!), [0.20364, 0.65028, 0.15063, 0.10536])).toBeLessThan(3e-5);
  });

  // steps, sequences, units, weights, and what else; inputs are 1, 2, 3, ... in order.
  const equal = [
    { name: 'defaults', sizes: [1, 3, 2], hidden: [3, 5], weight: [0.1, 0.1] },
    { name: 'initial bias', sizes: [1, 3, 3], hidden: [4, 3], weight: [0.1, 0.1], bias: 0.1 },
    { name: 'peepholes', sizes: [1, 2, 4], hidden: [3, 3], weight: [0.1, 0.1], peephole: 0.1 },
    { name: 'batchwise', sizes: [1, 3, 2], hidden: [7, 6], weight: [0.3, 0.2] },
    { name: 'reverse', sizes: [3, 1, 2], hidden: [3, 5], weight: [0.1, 0.1], direction: 'reverse' },
    { name: 'bidirectional', sizes: [3, 1, 2], hidden: [3, 5], weight: [0.5, 0.5], second: 2, direction: 'both' },
  ] as const;

  it.each(equal.map((c) => [c.name, c] as const))('ONNX, LSTM and GRU: %s', async (name, c) => {
    const [steps, batch, inputs] = c.sizes;
    const direction = 'direction' in c ? c.direction : 'forward';
    const bias = 'bias' in c ? c.bias : 0;
    const peephole = 'peephole' in c ? c.peephole : 0;
    const X = Array.from({ length: steps * batch * inputs }, (_, k) => k + 1);
    for (const kind of ['lstm', 'gru'] as const) {
      if (kind === 'gru' && name === 'peepholes') continue;
      const [gates, hidden, weight] =
        kind === 'lstm' ? [4, c.hidden[0], c.weight[0]] : ([3, c.hidden[1], c.weight[1]] as const);
      const weights = direction === 'both' && 'second' in c ? [weight, c.second] : [weight];
      const each = (length: number, values: readonly number[]) =>
        up(context, ...values.flatMap((x) => new Array<number>(length).fill(x)));
      const sizes = { steps, batch, inputs, hidden, direction } as const;
      const [Y, hT, cT] = [steps * batch * hidden, batch * hidden, batch * hidden].map((length) =>
        context.alloc('s', weights.length * length),
      ) as [ReturnType<typeof up>, ReturnType<typeof up>, ReturnType<typeof up>];
      const tensors = {
        X: up(context, ...X),
        W: each(gates * hidden * inputs, weights),
        U: each(gates * hidden * hidden, weights),
        b: each(gates * hidden, new Array<number>(weights.length).fill(bias)),
        ...{ Y, hT },
      };
      if (kind === 'gru') await gruForward(context.queue, { ...sizes, ...tensors });
      else
        await lstmForward(context.queue, {
          ...{ ...sizes, ...tensors, cT },
          P: each(3 * hidden, new Array<number>(weights.length).fill(peephole)),
        });
      // All units of a layer are the same number.
      const s = (x: number): number => 1 / (1 + Math.exp(-x));
      const wanted = {
        Y: new Array<number>(steps * weights.length * batch * hidden),
        hT: [] as number[],
        cT: [] as number[],
      };
      for (const [d, w] of weights.entries())
        for (let q = 0; q < batch; q++) {
          let [h, cell] = [0, 0];
          for (let k = 0; k < steps; k++) {
            const t = direction === 'reverse' || d === 1 ? steps - 1 - k : k;
            const from = (t * batch + q) * inputs;
            const input = w * X.slice(from, from + inputs).reduce((sum, x) => sum + x, 0) + bias;
            const all = input + w * hidden * h;
            if (kind === 'lstm') {
              const old = cell;
              cell = s(all + peephole * old) * old + s(all + peephole * old) * Math.tanh(all);
              h = s(all + peephole * cell) * Math.tanh(cell);
            } else h = (1 - s(all)) * Math.tanh(input + w * hidden * s(all) * h) + s(all) * h;
            wanted.Y.fill(
              h,
              ((t * weights.length + d) * batch + q) * hidden,
              ((t * weights.length + d) * batch + q + 1) * hidden,
            );
          }
          for (let j = 0; j < hidden; j++) {
            wanted.hT.push(h);
            wanted.cT.push(cell);
          }
        }
      expect(furthest(await context.download(Y), wanted.Y)).toBeLessThan(2e-6);
      expect(furthest(await context.download(hT), wanted.hT)).toBeLessThan(2e-6);
      if (kind === 'lstm') expect(furthest(await context.download(cT), wanted.cT)).toBeLessThan(4e-6);
      // The digits of the published cases.
      const published = { 'lstm defaults': 0.0952412039, 'lstm peepholes': 0.375069112, 'gru batchwise': 0.190300137 };
      const first = published[`${kind} ${name}` as keyof typeof published];
      if (first !== undefined) expect(Math.abs(wanted.hT[0]! - first)).toBeLessThan(2e-8);
    }
  });
});

/** The greatest difference of a gradient from central differences, relative to its largest element. */
function gradientError(
  inputs: Readonly<Record<string, RealMat>>,
  gradients: Readonly<Record<string, RealMat>>,
  loss: () => number,
): number {
  let worst = 0;
  for (const [name, { data }] of Object.entries(inputs)) {
    const gradient = gradients[`d${name}`]!.data;
    const largest = Math.max(...gradient.map(Math.abs));
    for (let k = 0; k < data.length; k++) {
      const x = data[k]!;
      const at = (value: number): number => {
        data[k] = value;
        return loss();
      };
      const difference = (at(x + 1e-5) - at(x - 1e-5)) / 2e-5;
      data[k] = x;
      worst = Math.max(worst, Math.abs(difference - gradient[k]!) / largest);
    }
  }
  return worst;
}

describe('gradients', () => {
  const random = new Random();
  const tensor = (length: number): RealMat => {
    const made = doubles(length);
    made.data.forEach((_, k) => {
      made.data[k] = 2 * random.rand() - 1;
    });
    return made;
  };
  const sizes = { steps: 3, batch: 2, inputs: 3, hidden: 2, direction: 'both' } as const;
  const weighed = (x: RealMat, y: RealMat): number =>
    Array.from(x.data).reduce((sum, value, k) => sum + value * y.data[k]!, 0);
  const like = (x: Readonly<Record<string, RealMat>>) =>
    Object.fromEntries(Object.entries(x).map(([name, { data }]) => [`d${name}`, doubles(data.length)]));

  it.each(['iofg', 'ifgo', 'gifo'] as const)('of an LSTM with everything, %s', (order) => {
    const inputs = {
      ...{ X: tensor(18), W: tensor(48), U: tensor(32), b: tensor(16), P: tensor(12) },
      ...{ h0: tensor(8), c0: tensor(8) },
    };
    const [dY, dhT, dcT] = [tensor(24), tensor(8), tensor(8)];
    const results = { Y: doubles(24), hT: doubles(8), cT: doubles(8), S: doubles(120) };
    const loss = (): number => {
      lstmForwardRef({ ...sizes, order }, { ...inputs, ...results });
      return weighed(dY, results.Y) + weighed(dhT, results.hT) + weighed(dcT, results.cT);
    };
    loss();
    const gradients = like(inputs) as Record<'dX' | 'dW' | 'dU' | 'db' | 'dP' | 'dh0' | 'dc0', RealMat>;
    lstmBackwardRef({ ...sizes, order }, { ...inputs, ...results, dY, dhT, dcT, ...gradients }, doubles);
    expect(gradientError(inputs, gradients, loss)).toBeLessThan(1e-8);
  });

  it.each([false, true])('of a GRU with everything, its reset gate behind the product: %s', (resetAfter) => {
    for (const order of ['zrn', 'rzn'] as const) {
      const inputs = { X: tensor(18), W: tensor(36), U: tensor(24), b: tensor(12), bU: tensor(12), h0: tensor(8) };
      const [dY, dhT] = [tensor(24), tensor(8)];
      const results = { Y: doubles(24), hT: doubles(8), S: doubles(96) };
      const s = { ...sizes, order, resetAfter };
      const loss = (): number => {
        gruForwardRef(s, { ...inputs, ...results }, doubles);
        return weighed(dY, results.Y) + weighed(dhT, results.hT);
      };
      loss();
      const gradients = like(inputs) as Record<'dX' | 'dW' | 'dU' | 'db' | 'dbU' | 'dh0', RealMat>;
      gruBackwardRef(s, { ...inputs, ...results, dY, dhT, ...gradients }, doubles);
      expect(gradientError(inputs, gradients, loss)).toBeLessThan(1e-8);
    }
  });
});
