// TensorFlow.js with its own kernels and with basalt's, on one device:
//   node scripts/run.mjs bench/tfjs.js [--backend gpu] [--only TEXT] [--n 4096] [--batch 1024] [--steps 10] [--rounds 7]
//     [--math auto|strict|split|fast] [--where]
// A dense layer n x n x n with bias and relu, a product, a convolution 3 x 3, and training steps of two perceptrons, each by both in turns,
// round by round. Of a step: wall time, each round ended by reading one number, and the host's part of it, until all calls had returned;
// least and median of the rounds; the two's quotient in the worst round and the best; dispatches, submissions and what else the device is
// asked for. With --where: the host's microseconds in the device's methods. First calls, which compile, are not in it. Results are
// compared. The device checks bounds, which tfjs's own kernels count on.
import { parseArgs } from 'node:util';
import { openTfjs, registerStock } from '../scripts/tfjs.mjs';
import { createContext } from '../src/index.js';
import { registerBasalt } from '../src/tfjs.js';
const { values } = parseArgs({
    options: {
        backend: { type: 'string', default: 'gpu' },
        n: { type: 'string', default: '4096' },
        batch: { type: 'string', default: '1024' },
        steps: { type: 'string', default: '10' },
        rounds: { type: 'string', default: '7' },
        math: { type: 'string', default: 'auto' },
        only: { type: 'string', default: '' },
        where: { type: 'boolean', default: false },
    },
});
const [n, batch, steps, rounds] = [values.n, values.batch, values.steps, values.rounds].map(Number);
const context = await createContext({ backend: values.backend, robust: true });
const peers = await openTfjs();
const { tf } = peers;
const basalt = await registerBasalt(tf, {
    context,
    stock: context.gpu === undefined ? peers.cpu : peers.webgpu,
    math: values.math,
});
const stock = registerStock(peers, context);
console.log(`${context.why}; math: ${values.math}`);
const uniform = (shape, seed, scale = 1) => tf.randomUniform(shape, -scale, scale, 'float32', seed);
const corner = (x) => tf.slice(tf.reshape(x, [-1]), [0], [1]);
const CLASSES = 10;
/** Forward, and backward by weights; by what goes in for all layers but the first. */
const trainingFlops = (widths) => widths.slice(1).reduce((sum, width, layer) => sum + (layer === 0 ? 2 : 3) * 2 * batch * widths[layer] * width, 0);
/** A step of stochastic gradient descent of a perceptron; layers end in relu, the last is linear. */
function training(widths, y, lossOf) {
    const x = uniform([batch, widths[0]], 1);
    const layers = widths.slice(1).map((width, layer) => {
        const before = widths[layer];
        const weights = tf.variable(uniform([before, width], 3 + layer, Math.sqrt(3 / before)));
        return { weights, bias: tf.variable(tf.zeros([width])) };
    });
    const optimizer = tf.train.sgd(1e-3);
    const loss = () => {
        let h = x;
        for (const [layer, { weights, bias }] of layers.entries()) {
            const activation = layer < layers.length - 1 ? 'relu' : 'linear';
            h = tf.fused.matMul({ a: h, b: weights, bias, activation });
        }
        return lossOf(h, y);
    };
    const variables = layers.flatMap(({ weights, bias }) => [weights, bias]);
    return () => optimizer.minimize(loss, true, variables);
}
const works = [
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
            return () => corner(tf.conv2d(x, f, 1, 'same'));
        },
    },
    {
        title: `training step, ${batch} rows: ${n} inputs, two hidden layers of ${n}, ${CLASSES} classes, cross entropy`,
        flops: trainingFlops([n, n, n, CLASSES]),
        make: () => {
            const labels = tf.tensor1d(Array.from({ length: batch }, (_, row) => row % CLASSES), 'int32');
            return training([n, n, n, CLASSES], tf.oneHot(labels, CLASSES), (h, y) => tf.losses.softmaxCrossEntropy(y, h));
        },
    },
    {
        // The stock gradient of a mean fills an array of as many ones as there are numbers, on the host, in every step.
        title: `training step, ${batch} rows: three layers of ${n}, mean square error over ${n} outputs`,
        flops: trainingFlops([n, n, n, n]),
        make: () => training([n, n, n, n], uniform([batch, n], 2), (h, y) => tf.mean(tf.square(tf.sub(h, y)))),
    },
];
/** Methods of the device and its like that cost the host, by class. */
const METHODS = {
    GPUDevice: ['createBindGroup', 'createBuffer', 'createCommandEncoder', 'pushErrorScope', 'popErrorScope'],
    GPUQueue: ['submit', 'writeBuffer'],
    GPUCommandEncoder: ['beginComputePass', 'copyBufferToBuffer', 'finish'],
    GPUComputePassEncoder: ['setPipeline', 'setBindGroup', 'dispatchWorkgroups', 'end'],
    GPUComputePipeline: ['getBindGroupLayout'],
    GPUBuffer: ['getMappedRange', 'unmap', 'destroy'],
};
/** How often `work` asks the device for what, and how long that takes the host. */
function asked(work) {
    const found = new Map();
    const restored = [];
    for (const [name, methods] of Object.entries(METHODS)) {
        const of = globalThis[name]
            ?.prototype;
        if (of === undefined)
            continue;
        for (const method of methods) {
            const whole = of[method];
            if (typeof whole !== 'function')
                continue;
            const entry = { times: 0, ms: 0 };
            found.set(method, entry);
            of[method] = function (...args) {
                const start = performance.now();
                const result = whole.apply(this, args);
                entry.ms += performance.now() - start;
                entry.times++;
                return result;
            };
            restored.push(() => {
                of[method] = whole;
            });
        }
    }
    try {
        work();
    }
    finally {
        for (const restore of restored)
            restore();
    }
    return found;
}
const read = async (x) => {
    const [value] = await x.data();
    x.dispose();
    return value;
};
async function round(side) {
    await tf.setBackend(side.name);
    const start = performance.now();
    for (let step = 1; step < steps; step++)
        tf.tidy(side.run).dispose();
    const last = tf.tidy(side.run);
    side.host.push((performance.now() - start) / steps);
    side.value = await read(last);
    side.whole.push((performance.now() - start) / steps);
}
async function measured({ make }) {
    tf.engine().startScope();
    try {
        const sides = [];
        for (const name of [stock, basalt.name]) {
            await tf.setBackend(name);
            const side = { name, whole: [], host: [], run: make(), asked: new Map(), value: 0 };
            sides.push(side);
            await round(side); // compiles
            await round(side);
            side.whole.length = side.host.length = 0;
        }
        for (let k = 0; k < rounds; k++)
            for (const side of sides)
                await round(side);
        for (const side of sides) {
            await tf.setBackend(side.name);
            side.asked = asked(() => {
                for (let step = 0; step < steps; step++)
                    tf.tidy(side.run).dispose();
            });
            await read(tf.tidy(side.run));
        }
        return sides;
    }
    finally {
        tf.engine().endScope();
        tf.disposeVariables();
    }
}
const sorted = (times) => [...times].sort((a, b) => a - b);
const median = (times) => sorted(times)[times.length >> 1];
const shownTimes = (times) => `${Math.min(...times).toFixed(3)} (median ${median(times).toFixed(3)})`;
const counted = ({ asked: of }) => ['dispatchWorkgroups', 'submit', 'createBindGroup', 'writeBuffer', 'beginComputePass', 'createBuffer']
    .map((method) => `${method} ${((of.get(method)?.times ?? 0) / steps).toFixed(1)}`)
    .join(', ');
for (const work of works.filter(({ title }) => title.includes(values.only))) {
    try {
        const sides = await measured(work);
        const [theirs, ours] = sides;
        console.log(work.title);
        for (const side of sides) {
            const rate = (work.flops / Math.min(...side.whole) / 1e6).toFixed(0);
            const host = `host ${shownTimes(side.host)}`;
            console.log(`  ${side.name.padEnd(8)} ${shownTimes(side.whole)} ms, ${host}; ${rate} GFLOP/s; ${counted(side)}`);
            if (!values.where)
                continue;
            const all = [...side.asked].sort((a, b) => b[1].ms - a[1].ms).filter(([, { times }]) => times > 0);
            const us = all.map(([method, { ms }]) => `${method} ${((1000 * ms) / steps).toFixed(0)}`);
            console.log(`           microseconds of a step: ${us.join(', ')}`);
        }
        const quotients = sorted(theirs.whole.map((ms, k) => ms / ours.whole[k]));
        const difference = Math.abs(ours.value - theirs.value);
        console.log(`  ${median(quotients).toFixed(2)} times as fast (${quotients[0].toFixed(2)} to ${quotients.at(-1).toFixed(2)} in ${rounds} rounds), the host ${(median(theirs.host) / median(ours.host)).toFixed(2)} times; difference ${difference.toExponential(1)} of ${theirs.value.toPrecision(4)}`);
    }
    catch (error) {
        console.log(`${work.title}: ${error.message}`);
    }
}
console.log(JSON.stringify(basalt.calls));
context.dispose();
process.exit();
