// TensorFlow.js with its own kernels and with basalt's, on one device:
//   node scripts/run.mjs bench/tfjs.js [--backend gpu] [--n 4096] [--batch 1024] [--steps 10] [--rounds 3] [--math auto|strict|split|fast]
// A dense layer n x n x n with bias and relu, a product, a convolution 3 x 3, and training steps of two perceptrons. Wall time, the best of
// the rounds, each ended by reading one number, and behind "host" the part of it until all calls had returned; the first call, which
// compiles, is not in it. Results are compared. The device checks bounds, which tfjs's own kernels count on.
import { parseArgs } from 'node:util';
import { openTfjs, registerStock } from '../scripts/tfjs.mjs';
import { type Backend, createContext } from '../src/index.ts';
import { type BasaltOptions, registerBasalt } from '../src/tfjs.ts';

const { values } = parseArgs({
  options: {
    backend: { type: 'string', default: 'gpu' },
    n: { type: 'string', default: '4096' },
    batch: { type: 'string', default: '1024' },
    steps: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    math: { type: 'string', default: 'auto' },
  },
});
const [n, batch, steps, rounds] = [values.n, values.batch, values.steps, values.rounds].map(Number) as [
  number,
  number,
  number,
  number,
];
const context = await createContext({ backend: values.backend as Backend, robust: true });
const peers = await openTfjs();
const { tf } = peers;
type Tensor = ReturnType<typeof tf.tensor>;

const basalt = await registerBasalt(tf, {
  context,
  stock: context.gpu === undefined ? peers.cpu : peers.webgpu,
  math: values.math as NonNullable<BasaltOptions['math']>,
});
const stock = registerStock(peers, context);
console.log(`${context.why}; math: ${values.math}`);

interface Work {
  readonly title: string;
  readonly flops: number;
  /** Makes the operands on the current backend; what it returns does the work once, and gives one number of the result. */
  readonly make: () => () => Tensor;
}

const uniform = (shape: number[], seed: number, scale = 1): Tensor =>
  tf.randomUniform(shape as [number, number], -scale, scale, 'float32', seed);
const corner = (x: Tensor): Tensor => tf.slice(tf.reshape(x, [-1]), [0], [1]);

const CLASSES = 10;

/** Forward, and backward by weights; by what goes in for all layers but the first. */
const trainingFlops = (widths: readonly number[]): number =>
  widths.slice(1).reduce((sum, width, layer) => sum + (layer === 0 ? 2 : 3) * 2 * batch * widths[layer]! * width, 0);

/** A step of stochastic gradient descent of a perceptron; layers end in relu, the last is linear. */
function training(widths: readonly number[], y: Tensor, lossOf: (h: Tensor, y: Tensor) => Tensor): () => Tensor {
  const x = uniform([batch, widths[0]!], 1);
  const layers = widths.slice(1).map((width, layer) => {
    const before = widths[layer]!;
    const weights = tf.variable(uniform([before, width], 3 + layer, Math.sqrt(3 / before)));
    return { weights, bias: tf.variable(tf.zeros([width])) };
  });
  const optimizer = tf.train.sgd(1e-3);
  const loss = (): Tensor => {
    let h = x;
    for (const [layer, { weights, bias }] of layers.entries()) {
      const activation = layer < layers.length - 1 ? 'relu' : 'linear';
      h = tf.fused.matMul({ a: h, b: weights, bias, activation });
    }
    return lossOf(h, y);
  };
  const variables = layers.flatMap(({ weights, bias }) => [weights, bias]);
  return () => optimizer.minimize(loss as never, true, variables)!;
}

const works: Work[] = [
  {
    title: `dense layer ${n} x ${n} x ${n}, bias, relu`,
    flops: 2 * n ** 3,
    make: () => {
      const [a, b, bias] = [uniform([n, n], 1), uniform([n, n], 2), uniform([n], 3)];
      return () => corner(tf.fused.matMul({ a, b, bias, activation: 'relu' }));
    },
  },
  {
    title: `product ${n} x ${n} x ${n}`,
    flops: 2 * n ** 3,
    make: () => {
      const [a, b] = [uniform([n, n], 1), uniform([n, n], 2)];
      return () => corner(tf.matMul(a, b));
    },
  },
  {
    title: 'convolution 3 x 3, 16 images of 56 x 56, 64 to 64 channels',
    flops: 2 * 16 * 56 * 56 * 64 * 9 * 64,
    make: () => {
      const [x, f] = [uniform([16, 56, 56, 64], 1), uniform([3, 3, 64, 64], 2)];
      return () => corner(tf.conv2d(x as never, f as never, 1, 'same'));
    },
  },
  {
    title: `training step, ${batch} rows: ${n} inputs, two hidden layers of ${n}, ${CLASSES} classes, cross entropy`,
    flops: trainingFlops([n, n, n, CLASSES]),
    make: () => {
      const labels = tf.tensor1d(
        Array.from({ length: batch }, (_, row) => row % CLASSES),
        'int32',
      );
      return training([n, n, n, CLASSES], tf.oneHot(labels, CLASSES), (h, y) => tf.losses.softmaxCrossEntropy(y, h));
    },
  },
  {
    // tfjs's gradient of a mean fills an array of as many ones as there are numbers, on the host, in every step.
    title: `training step, ${batch} rows: three layers of ${n}, mean square error over ${n} outputs`,
    flops: trainingFlops([n, n, n, n]),
    make: () => training([n, n, n, n], uniform([batch, n], 2), (h, y) => tf.mean(tf.square(tf.sub(h, y)))),
  },
];

interface Times {
  /** Milliseconds of one call, with its part of the wait for the last one's result. */
  readonly ms: number;
  /** Of these, until the call had returned. */
  readonly hostMs: number;
  /** The number that the last call gave. */
  readonly value: number;
}

async function time(backend: string, { make }: Work): Promise<Times> {
  await tf.setBackend(backend);
  tf.engine().startScope();
  try {
    const work = make();
    const read = async (x: Tensor): Promise<number> => {
      const [value] = await x.data();
      x.dispose();
      return value!;
    };
    let value = await read(tf.tidy(work));
    let [ms, hostMs] = [Number.POSITIVE_INFINITY, 0];
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      for (let step = 1; step < steps; step++) tf.tidy(work).dispose();
      const last = tf.tidy(work);
      const host = (performance.now() - start) / steps;
      value = await read(last);
      const whole = (performance.now() - start) / steps;
      if (whole < ms) [ms, hostMs] = [whole, host];
    }
    return { ms, hostMs, value };
  } finally {
    tf.engine().endScope();
    tf.disposeVariables();
  }
}

for (const work of works) {
  try {
    const [theirs, ours] = [await time(stock, work), await time(basalt.name, work)];
    const shown = ({ ms, hostMs }: Times): string =>
      `${ms.toFixed(3)} ms (host ${hostMs.toFixed(3)} ms) ${(work.flops / ms / 1e6).toFixed(0)} GFLOP/s`;
    const difference = Math.abs(ours.value - theirs.value);
    console.log(
      `${work.title}: ${stock} ${shown(theirs)}, basalt ${shown(ours)}, ${(theirs.ms / ours.ms).toFixed(2)}x, difference ${difference.toExponential(1)} of ${theirs.value.toPrecision(4)}`,
    );
  } catch (error) {
    console.log(`${work.title}: ${(error as Error).message}`);
  }
}
console.log(JSON.stringify(basalt.calls));
context.dispose();
process.exit();
