// TensorFlow.js with its own kernels and with basalt's, on one device:
//   node scripts/run.mjs bench/tfjs.js [--backend gpu] [--n 4096] [--batch 1024] [--steps 10] [--rounds 3]
// A dense layer n x n x n with bias and relu, a product, a convolution 3 x 3, and a training step of a perceptron of three layers of width n. Wall
// time, the best of the rounds, each ended by reading one number; the first call, which compiles, is not in it. Results are compared.
import { parseArgs } from 'node:util';
import { openTfjs, registerStock } from '../scripts/tfjs.mjs';
import { type Backend, createContext } from '../src/index.ts';
import { registerBasalt } from '../src/tfjs.ts';

const { values } = parseArgs({
  options: {
    backend: { type: 'string', default: 'gpu' },
    n: { type: 'string', default: '4096' },
    batch: { type: 'string', default: '1024' },
    steps: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
  },
});
const [n, batch, steps, rounds] = [values.n, values.batch, values.steps, values.rounds].map(Number) as [
  number,
  number,
  number,
  number,
];
const context = await createContext({ backend: values.backend as Backend });
const peers = await openTfjs();
const { tf } = peers;
type Tensor = ReturnType<typeof tf.tensor>;

const basalt = await registerBasalt(tf, { context, stock: context.gpu === undefined ? peers.cpu : peers.webgpu });
const stock = registerStock(peers, context);
console.log(context.why);

interface Work {
  readonly title: string;
  readonly flops: number;
  /** Makes the operands on the current backend; what it returns does the work once, and gives one number of the result. */
  readonly make: () => () => Tensor;
}

const uniform = (shape: number[], seed: number, scale = 1): Tensor =>
  tf.randomUniform(shape as [number, number], -scale, scale, 'float32', seed);
const corner = (x: Tensor): Tensor => tf.slice(tf.reshape(x, [-1]), [0], [1]);

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
    title: `training step, ${batch} rows, three layers of width ${n}`,
    // Forward, and backward by weights; by what goes in for all layers but the first.
    flops: (3 + 3 + 2) * 2 * batch * n * n,
    make: () => {
      const [x, y] = [uniform([batch, n], 1), uniform([batch, n], 2)];
      const weights = [3, 4, 5].map((seed) => tf.variable(uniform([n, n], seed, Math.sqrt(3 / n))));
      const bias = weights.map(() => tf.variable(tf.zeros([n])));
      const optimizer = tf.train.sgd(1e-3);
      const loss = (): Tensor => {
        let h = x;
        for (const [i, w] of weights.entries()) {
          h = tf.fused.matMul({ a: h, b: w, bias: bias[i]!, activation: i < 2 ? 'relu' : 'linear' });
        }
        return tf.mean(tf.square(tf.sub(h, y)));
      };
      return () => optimizer.minimize(loss as never, true, [...weights, ...bias])!;
    },
  },
];

/** Milliseconds of one call, and the number that the last one gives. */
async function time(backend: string, { make }: Work): Promise<{ ms: number; value: number }> {
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
    let best = Number.POSITIVE_INFINITY;
    for (let round = 0; round < rounds; round++) {
      const start = performance.now();
      for (let step = 1; step < steps; step++) tf.tidy(work).dispose();
      value = await read(tf.tidy(work));
      best = Math.min(best, (performance.now() - start) / steps);
    }
    return { ms: best, value };
  } finally {
    tf.engine().endScope();
    tf.disposeVariables();
  }
}

for (const work of works) {
  try {
    const [theirs, ours] = [await time(stock, work), await time(basalt.name, work)];
    const shown = ({ ms }: { ms: number }): string =>
      `${ms.toFixed(3)} ms ${(work.flops / ms / 1e6).toFixed(0)} GFLOP/s`;
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
