// Layers of TensorFlow.js with its own kernels and with basalt's, in one process on one device:
//   node scripts/run.mjs bench/tfjsLayers.js [--only TEXT] [--rounds 5] [--small]
// A convolution, softmax, attention, layers of tf.layers.lstm and tf.layers.gru and gradients of them, and training steps of two
// convolutional networks; the smaller is that of examples/26_training.ts, which trains it without tfjs and prints the time of its step.
// Each is made by both in turns, round by round: GPU milliseconds between timestamps, behind other work that keeps the clocks up, and wall
// milliseconds of one of five in a row, until its result is read; medians of the rounds. First calls, which compile, are not in it. Results
// are compared. --small is for software adapters. It needs no network; tfjs is bundled from node_modules.
import { parseArgs } from 'node:util';
import { openTfjsLayers, registerStock } from '../scripts/tfjs.mjs';
import { createContext } from '../src/index.js';
import { registerBasalt } from '../src/tfjs.js';
const { values } = parseArgs({
    options: {
        only: { type: 'string', default: '' },
        rounds: { type: 'string', default: '5' },
        small: { type: 'boolean', default: false },
    },
});
const rounds = Number(values.rounds);
const { small } = values;
const [WARM_MS, IN_A_ROW] = [small ? 1 : 150, small ? 1 : 5];
const context = await createContext({ backend: 'gpu', robust: true });
const { queue } = context;
const peers = await openTfjsLayers();
const { tf, layers } = peers;
const basalt = await registerBasalt(tf, { context, stock: peers.webgpu });
const stock = registerStock(peers, context);
console.log(context.why);
const uniform = (shape, seed, scale = 1) => tf.randomUniform([...shape], -scale, scale, 'float32', seed);
const sizes = small
    ? { steps: 5, batch: 4, units: 16, rows: 64, heads: 2, images: 2, pixels: 8, channels: 4 }
    : { steps: 100, batch: 64, units: 512, rows: 1024, heads: 8, images: 32, pixels: 56, channels: 128 };
/** A layer of tf.layers.lstm or tf.layers.gru, as it is or with our inner loop, with weights that are the same for both. */
function recurrentLayer(kind, ours) {
    const { steps, batch, units } = sizes;
    const made = layers.layers[kind]({ units, recurrentActivation: 'sigmoid', returnSequences: true });
    const layer = ours ? basalt.recurrent(made) : made;
    layer.apply(layers.input({ batchShape: [batch, steps, units] }));
    const scale = 1 / Math.sqrt(units);
    layer.setWeights(layer.getWeights().map(({ shape }, k) => uniform(shape, 5 + k, scale)));
    return layer;
}
function recurrent(kind, gradient) {
    const { steps, batch, units } = sizes;
    const title = `tf.layers.${kind}, ${steps} steps, ${batch} sequences, ${units} units`;
    return {
        title: gradient ? `${title}: loss and gradients of its weights` : title,
        make: (ours) => {
            const layer = recurrentLayer(kind, ours);
            const x = uniform([batch, steps, units], 1);
            const forward = () => layer.apply(x);
            if (!gradient)
                return forward;
            return () => {
                const { grads } = tf.variableGrads(() => tf.mean(tf.square(forward())));
                return Object.values(grads)[0];
            };
        },
    };
}
/** A step of a network of two convolutions with relu and pooling, and one dense layer, by gradient descent with momentum. */
function training(images, pixels, [first, second]) {
    return {
        title: `training step, ${images} images of ${pixels} x ${pixels}, ${first} and ${second} channels`,
        make: () => {
            const x = uniform([images, pixels, pixels, 1], 1);
            const labels = tf.tensor1d(Array.from({ length: images }, (_, k) => k % 10), 'int32');
            const y = tf.oneHot(labels, 10);
            const inside = second * Math.floor(pixels / 4) ** 2;
            const variable = (shape, seed, inputs) => tf.variable(inputs === 0 ? tf.zeros(shape) : uniform(shape, seed, Math.sqrt(6 / inputs)));
            const [f1, b1, f2, b2, w, b] = [
                variable([3, 3, 1, first], 2, 9),
                variable([first], 0, 0),
                variable([3, 3, first, second], 3, 9 * first),
                variable([second], 0, 0),
                variable([inside, 10], 4, inside),
                variable([10], 0, 0),
            ];
            const conv = (of, filter, bias) => tf.maxPool(tf.fused.conv2d({ x: of, filter, strides: 1, pad: 'same', bias, activation: 'relu' }), 2, 2, 'valid');
            const optimizer = tf.train.momentum(0.01, 0.9);
            const loss = () => {
                const flat = tf.reshape(conv(conv(x, f1, b1), f2, b2), [images, inside]);
                return tf.losses.softmaxCrossEntropy(y, tf.add(tf.matMul(flat, w), b));
            };
            return () => optimizer.minimize(loss, true, [f1, b1, f2, b2, w, b]);
        },
    };
}
const { rows, heads, images, pixels, channels } = sizes;
const works = [
    {
        title: `convolution 3 x 3, ${images} images of ${pixels} x ${pixels}, ${channels} to ${channels} channels`,
        make: () => {
            const [x, f] = [uniform([images, pixels, pixels, channels], 1), uniform([3, 3, channels, channels], 2, 0.05)];
            return () => tf.conv2d(x, f, 1, 'same');
        },
    },
    {
        title: `softmax, ${32 * rows} rows of ${rows}`,
        make: () => {
            const x = uniform([32 * rows, rows], 1);
            return () => tf.softmax(x);
        },
    },
    {
        title: `attention, 4 x ${heads} heads, ${rows} queries, ${rows} keys, 64 numbers`,
        make: (ours) => {
            const [q, k, v] = [1, 2, 3].map((seed) => uniform([4, heads, rows, 64], seed));
            if (ours)
                return () => basalt.attention(q, k, v);
            return () => tf.matMul(tf.softmax(tf.mul(tf.matMul(q, k, false, true), 1 / 8)), v);
        },
    },
    recurrent('lstm', false),
    recurrent('lstm', true),
    recurrent('gru', false),
    training(50, 8, [8, 16]),
    training(small ? 2 : 128, 28, [12, 24]),
];
function submitStock() {
    const backend = tf.backend();
    backend.ensureCommandEncoderReady();
    backend.endComputePassEncoder();
    backend.submitQueue();
}
/** The mean of all numbers' squares: one number to wait for, and to compare. */
async function read(x) {
    const sum = tf.tidy(() => tf.mean(tf.square(x)));
    x.dispose();
    const [value] = await sum.data();
    sum.dispose();
    return value;
}
async function round(side) {
    await tf.setBackend(side.name);
    let last;
    const gpu = await queue.gpuTime(() => {
        queue.flush(); // the clocks go up while the host gives the work
        last = tf.tidy(side.run);
        if (side.name === stock)
            submitStock();
    }, WARM_MS);
    await read(last);
    const start = performance.now();
    for (let k = 1; k < IN_A_ROW; k++)
        tf.tidy(side.run).dispose();
    side.sum = await read(tf.tidy(side.run));
    side.wall.push((performance.now() - start) / IN_A_ROW);
    side.gpu.push(gpu ?? Number.NaN);
}
const median = (x) => [...x].sort((a, b) => a - b)[x.length >> 1];
console.log(`GPU and wall ms, medians of ${rounds} rounds; tfjs's kernels, ours, times as fast; difference\n`);
for (const work of works.filter(({ title }) => title.includes(values.only))) {
    tf.engine().startScope();
    try {
        const sides = [];
        for (const [name, ours] of [
            [stock, false],
            [basalt.name, true],
        ]) {
            await tf.setBackend(name);
            const side = { name, run: work.make(ours), gpu: [], wall: [], sum: 0 };
            sides.push(side);
            await round(side); // compiles
            await round(side);
            side.gpu.length = side.wall.length = 0;
        }
        for (let k = 0; k < rounds; k++)
            for (const side of sides)
                await round(side);
        const [theirs, own] = sides;
        const shown = (of) => {
            const [a, b] = [median(theirs[of]), median(own[of])];
            return `${of} ${a.toFixed(3)} ${b.toFixed(3)} ${(a / b).toFixed(2)}`;
        };
        const difference = Math.abs(own.sum - theirs.sum) / Math.abs(theirs.sum);
        console.log(`${work.title}\n  ${shown('gpu')}; ${shown('wall')}; ${difference.toExponential(1)}`);
    }
    catch (error) {
        console.log(`${work.title}: ${error.message}`);
    }
    finally {
        tf.engine().endScope();
        tf.disposeVariables();
    }
}
console.log(JSON.stringify(basalt.calls));
context.dispose();
process.exit();
