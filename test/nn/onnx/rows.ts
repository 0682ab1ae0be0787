// ONNX's cases for functions of elements, softmax and normalizations.

import type { ActivationKind } from '../../../src/nn/activations/activationForward.spec.ts';
import {
  activate,
  batchNorm,
  batchNormTrain,
  groupNorm,
  layerNormForward,
  logSoftmax,
  rmsNorm,
  softmax,
} from '../../../src/nn.ts';
import {
  type Attributes,
  counted,
  example,
  given,
  type Inputs,
  made,
  normal,
  number,
  type Operator,
  reshaped,
  result,
  single,
  singles,
  type Tensor,
  tensor,
  turned,
  uniform,
} from './operator.ts';

const elementwise = (
  name: string,
  kind: ActivationKind,
  f: (x: number, a: Attributes) => number,
  cases: Operator['cases'],
): Operator => ({
  name,
  naive: (inputs, a) => [made(given(inputs, 0).shape, (k) => f(given(inputs, 0).data[k]!, a))],
  async ours(context, inputs, a) {
    const factors =
      kind === 'leakyRelu'
        ? { slope: number(a, 'alpha', 0.01) }
        : kind === 'elu'
          ? { scale: number(a, 'alpha', 1) }
          : {};
    return [result(await activate(single(given(inputs, 0)), kind, { ...factors, context }))];
  },
  cases,
});

const three = counted('3', -1);
const box = normal('3x4x5');
/** A short input and a long one, as most functions have them. */
const two = (name: string, attributes: Attributes = {}) => ({
  [`${name}_example`]: example(attributes, three),
  [name]: example(attributes, box),
});
const logistic = (x: number): number => 1 / (1 + Math.exp(-x));
/** erf by its series, which converges everywhere and has lost no more than 1e-12 up to 4. */
function erf(x: number): number {
  let [term, sum] = [x, x];
  for (let k = 1; Math.abs(term) > 1e-17 * Math.abs(sum); k++) {
    term *= (-x * x) / k;
    sum += term / (2 * k + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}
const curved = (x: number): number => Math.sqrt(2 / Math.PI) * (x + 0.044715 * x ** 3);
const [alpha, gamma] = [1.6732632423543772, 1.0507009873554805];

export const activations: readonly Operator[] = [
  elementwise('Relu', 'relu', (x) => Math.max(x, 0), { relu: example({}, box) }),
  elementwise('LeakyRelu', 'leakyRelu', (x, a) => (x < 0 ? number(a, 'alpha', 0.01) * x : x), {
    ...two('leakyrelu', { alpha: 0.1 }),
    leakyrelu_default: example({}, box),
  }),
  elementwise('Elu', 'elu', (x, a) => (x < 0 ? number(a, 'alpha', 1) * (Math.exp(x) - 1) : x), {
    ...two('elu', { alpha: 2 }),
    elu_default: example({}, box),
  }),
  elementwise('Selu', 'selu', (x) => gamma * (x > 0 ? x : alpha * (Math.exp(x) - 1)), {
    selu_default: example({}, box),
  }),
  elementwise('Gelu', 'gelu', (x) => 0.5 * x * (1 + erf(x / Math.SQRT2)), {
    gelu_default_1: example({}, three),
    gelu_default_2: example({}, box),
  }),
  elementwise('Gelu, tanh', 'geluTanh', (x) => 0.5 * x * (1 + Math.tanh(curved(x))), {
    gelu_tanh_1: example({ approximate: 'tanh' }, three),
    gelu_tanh_2: example({ approximate: 'tanh' }, box),
  }),
  elementwise('Swish', 'silu', (x) => x * logistic(x), { swish: example({ alpha: 1 }, tensor([3], [3, 4, 5])) }),
  elementwise('Sigmoid', 'sigmoid', logistic, two('sigmoid')),
  elementwise('Tanh', 'tanh', Math.tanh, two('tanh')),
  elementwise('Softplus', 'softplus', (x) => Math.log(Math.exp(x) + 1), two('softplus')),
  elementwise('Softsign', 'softsign', (x) => x / (1 + Math.abs(x)), two('softsign')),
  elementwise('HardSwish', 'hardSwish', (x) => x * Math.max(0, Math.min(1, x / 6 + 0.5)), {
    hardswish: example({}, box),
  }),
  elementwise('Mish', 'mish', (x) => x * Math.tanh(Math.log(1 + Math.exp(x))), {
    mish: example(
      {},
      made([10000], (k) => Math.fround(-10 + (20 * k) / 9999)),
    ),
  }),
];

/** Along the last axis, f of each row. */
const rowwise = (x: Tensor, m: number, f: (row: Float64Array) => ArrayLike<number>): Tensor => {
  const data = new Float64Array(x.data.length);
  for (let at = 0; at < data.length; at += m) data.set(Array.from(f(x.data.subarray(at, at + m))), at);
  return tensor(x.shape, data);
};
const axisOf = ({ shape }: Tensor, a: Attributes): number => (number(a, 'axis', -1) + shape.length) % shape.length;

function soft(name: string, log: boolean): Operator {
  const along = (a: Attributes) => example(a, normal('3x4x5'));
  const short = name.toLowerCase();
  return {
    name,
    naive(inputs, a) {
      const x = given(inputs, 0);
      const axis = axisOf(x, a);
      const axes = [...x.shape.keys()].filter((k) => k !== axis).concat(axis);
      const back = axes.map((_, k) => axes.indexOf(k));
      const y = rowwise(turned(x, axes), x.shape[axis]!, (row) => {
        const top = Math.max(...row);
        const sum = row.reduce((all, z) => all + Math.exp(z - top), 0);
        return row.map((z) => (log ? z - top - Math.log(sum) : Math.exp(z - top) / sum));
      });
      return [turned(y, back)];
    },
    async ours(context, inputs, a) {
      const compute = log ? logSoftmax : softmax;
      return [result(await compute(single(given(inputs, 0)), { axis: number(a, 'axis', -1), context }))];
    },
    cases: {
      [`${short}_example${log ? '_1' : ''}`]: example({}, tensor([1, 3], [-1, 0, 1])),
      [`${short}_large_number`]: example({}, tensor([2, 4], [0, 1, 2, 3, 10000, 10001, 10002, 10003])),
      [`${short}_axis_0`]: along({ axis: 0 }),
      [`${short}_axis_1`]: along({ axis: 1 }),
      [`${short}_axis_2`]: along({ axis: 2 }),
      [`${short}_negative_axis`]: along({ axis: -1 }),
      [`${short}_default_axis`]: along({}),
    },
  };
}
export const softmaxes = [soft('Softmax', false), soft('LogSoftmax', true)];

const mean = (row: ArrayLike<number>): number => Array.from(row).reduce((sum, x) => sum + x, 0) / row.length;
const epsilonOf = (a: Attributes): number => number(a, 'epsilon', 1e-5);

/** ONNX's list of shapes and axes: those of two axes and four, each also counted from the end, the default, and three with an epsilon. */
function normExamples(name: string, centered: boolean): Operator['cases'] {
  const cases: Record<string, ReturnType<typeof example>> = {};
  const add = (shape: string, axis: number | undefined, epsilon: number | undefined, key: string) => {
    const scale = shape
      .split('x')
      .slice(axis ?? -1)
      .join('x');
    const attributes = { ...(axis !== undefined && { axis }), ...(epsilon !== undefined && { epsilon }) };
    cases[key] = example(attributes, normal(shape), normal(scale, 2), centered ? normal(scale, 3) : undefined);
  };
  for (const [shape, epsilon] of [['2x3x4x5'], ['3x4'], ['2x3x5', 0.1]] as readonly [string, number?][]) {
    const axes = shape.split('x').length;
    const end = epsilon === undefined ? '' : '_epsilon';
    for (let axis = 0; axis < axes; axis++) {
      add(shape, axis, epsilon, `${name}_${axes}d_axis${axis}${end}`);
      add(shape, axis - axes, epsilon, `${name}_${axes}d_axis_negative_${axes - axis}${end}`);
    }
  }
  add('2x3x4x5', undefined, undefined, `${name}_default_axis`);
  return cases;
}

/** The shape of one number for each row. */
const reduced = ({ shape }: Tensor, axis: number): number[] => shape.map((size, k) => (k < axis ? size : 1));

export const layerNormalization: Operator = {
  name: 'LayerNormalization',
  naive([x, scale, bias], a) {
    const axis = axisOf(x!, a);
    const [means, roots]: [number[], number[]] = [[], []];
    const y = rowwise(x!, scale!.data.length, (row) => {
      const [middle, squares] = [mean(row), mean(row.map((z) => (z - mean(row)) ** 2))];
      const root = 1 / Math.sqrt(squares + epsilonOf(a));
      means.push(middle);
      roots.push(root);
      return row.map((z, k) => (z - middle) * root * scale!.data[k]! + bias!.data[k]!);
    });
    return [y, tensor(reduced(x!, axis), means), tensor(reduced(x!, axis), roots)];
  },
  async ours(context, [x, scale, bias], a) {
    const m = scale!.data.length;
    const n = x!.data.length / m;
    const [Y, means, rstd] = [context.alloc('s', m * n), context.alloc('s', n), context.alloc('s', n)];
    const operands = { X: singles(context, x!), gamma: singles(context, scale!), beta: singles(context, bias!) };
    await layerNormForward(context.queue, {
      m,
      n,
      ldx: m,
      ldy: m,
      ...operands,
      epsilon: epsilonOf(a),
      Y,
      mean: means,
      rstd,
    });
    const shape = reduced(x!, axisOf(x!, a));
    return [
      tensor(x!.shape, await context.download(Y)),
      tensor(shape, await context.download(means)),
      tensor(shape, await context.download(rstd)),
    ];
  },
  cases: normExamples('layer_normalization', true),
};

export const rmsNormalization: Operator = {
  name: 'RMSNormalization',
  naive: ([x, scale], a) => [
    rowwise(x!, scale!.data.length, (row) =>
      row.map((z, k) => (z * scale!.data[k]!) / Math.sqrt(mean(row.map((y) => y * y)) + epsilonOf(a))),
    ),
  ],
  async ours(context, [x, scale], a) {
    const m = scale!.data.length;
    const y = await rmsNorm(single(reshaped(x!, [x!.data.length / m, m])), single(reshaped(scale!, [m])), {
      epsilon: epsilonOf(a),
      context,
    });
    return [reshaped(result(y), x!.shape)];
  },
  cases: normExamples('rms_normalization', false),
};

const grouped = (x: Tensor, groups: number, scale: Tensor, bias: Tensor, a: Attributes): Tensor => {
  const [images, channels] = x.shape as [number, number];
  const pixels = x.data.length / (images * channels);
  const plain = rowwise(x, (channels / groups) * pixels, (row) =>
    row.map((z) => (z - mean(row)) / Math.sqrt(mean(row.map((y) => (y - mean(row)) ** 2)) + epsilonOf(a))),
  );
  return made(
    x.shape,
    (k) =>
      plain.data[k]! * scale.data[Math.floor(k / pixels) % channels]! + bias.data[Math.floor(k / pixels) % channels]!,
  );
};
const groupsOf = ([x]: Inputs, a: Attributes): number => number(a, 'num_groups', x!.shape[1]!);
const groupNormalized = (name: string, cases: Operator['cases']): Operator => ({
  name,
  naive: (inputs, a) => [grouped(inputs[0]!, groupsOf(inputs, a), inputs[1]!, inputs[2]!, a)],
  async ours(context, inputs, a) {
    const [x, scale, bias] = inputs as [Tensor, Tensor, Tensor];
    const options = { layout: 'nchw', epsilon: epsilonOf(a), context } as const;
    return [result(await groupNorm(single(x), groupsOf(inputs, a), single(scale), single(bias), options))];
  },
  cases,
});
export const groupNormalization = groupNormalized('GroupNormalization', {
  group_normalization_example: example({ num_groups: 2 }, normal('3x4x2x2'), normal('4', 2), normal('4', 3)),
  group_normalization_epsilon: example(
    { num_groups: 2, epsilon: 1e-2 },
    normal('3x4x2x2'),
    normal('4', 2),
    normal('4', 3),
  ),
});
export const instanceNormalization = groupNormalized('InstanceNormalization', {
  instancenorm_example: example(
    {},
    tensor([1, 2, 1, 3], [-1, 0, 1, 2, 3, 4]),
    tensor([2], [1, 1.5]),
    tensor([2], [0, 1]),
  ),
  instancenorm_epsilon: example({ epsilon: 1e-2 }, normal('2x3x4x5'), normal('3', 2), normal('3', 3)),
});

const batch = (a: Attributes) =>
  example(a, normal('2x3x4x5'), normal('3', 2), normal('3', 3), normal('3', 4), uniform('3', 5));

export const batchNormalization: Operator = {
  name: 'BatchNormalization',
  naive(inputs, a) {
    const [x, scale, bias, runningMean, runningVar] = inputs as [Tensor, Tensor, Tensor, Tensor, Tensor];
    const [, channels, ...pixels] = x.shape as [number, number, ...number[]];
    const count = pixels.reduce((product, size) => product * size, 1);
    const of = Array.from({ length: channels }, (_, c) =>
      Array.from(x.data).filter((_, k) => Math.floor(k / count) % channels === c),
    );
    const [means, vars] = [of.map(mean), of.map((all) => mean(all.map((z) => (z - mean(all)) ** 2)))];
    const training = a.training_mode === 1;
    const [from, by] = training ? [means, vars] : [runningMean.data, runningVar.data];
    const y = made(x.shape, (k) => {
      const c = Math.floor(k / count) % channels;
      return ((x.data[k]! - from[c]!) / Math.sqrt(by[c]! + epsilonOf(a))) * scale.data[c]! + bias.data[c]!;
    });
    const moved = (old: Tensor, now: number[]) => made(old.shape, (c) => 0.9 * old.data[c]! + 0.1 * now[c]!);
    return training ? [y, moved(runningMean, means), moved(runningVar, vars)] : [y];
  },
  async ours(context, inputs, a) {
    const [x, scale, bias, runningMean, runningVar] = inputs as [Tensor, Tensor, Tensor, Tensor, Tensor];
    const options = { layout: 'nchw', epsilon: epsilonOf(a), context } as const;
    if (a.training_mode !== 1)
      return [
        result(
          await batchNorm(single(x), single(runningMean), single(runningVar), single(scale), single(bias), options),
        ),
      ];
    // The routine's own running variance is an estimate with count - 1, as that of PyTorch; ONNX's is the batch's.
    const { y, mean: means, variance } = await batchNormTrain(single(x), single(scale), single(bias), options);
    const moved = (old: Tensor, now: Tensor) => made(old.shape, (c) => 0.9 * old.data[c]! + 0.1 * now.data[c]!);
    return [result(y), moved(runningMean, result(means)), moved(runningVar, result(variance))];
  },
  cases: {
    batchnorm_example: batch({}),
    batchnorm_epsilon: batch({ epsilon: 1e-2 }),
    batchnorm_example_training_mode: batch({ training_mode: 1 }),
    batchnorm_epsilon_training_mode: batch({ training_mode: 1, epsilon: 1e-2 }),
  },
};
