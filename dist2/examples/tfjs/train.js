// Two networks of TensorFlow.js, trained with its own kernels and with basalt's, from the same weights on the same device:
//   node scripts/run.mjs examples/tfjs/train.js [cpu | gpu]
// A perceptron learns y = sin(3 x1) x2, a small convolutional network to tell horizontal from vertical bars. The losses of every tenth step
// must agree; the times are those of the steps behind the first, which compiles shaders. In a project of your own the first lines are
//   import * as tf from '@tensorflow/tfjs';
//   import { registerBasalt } from 'basalt/tfjs';
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { openTfjs, registerStock } from '../../scripts/tfjs.mjs';
import { createContext } from '../../src/index.js';
import { registerBasalt } from '../../src/tfjs.js';
const STEPS = 30;
/** Sums are rounded in another order, and training carries the differences along. */
const AGREE = 0.02;
const peers = await openTfjs();
const { tf } = peers;
function perceptron() {
    const [rows, hidden] = [256, 64];
    const x = tf.randomUniform([rows, 2], -1, 1, 'float32', 1);
    const [x1, x2] = tf.split(x, 2, 1);
    const layer = (m, n, seed) => [
        tf.randomNormal([m, n], 0, 1 / Math.sqrt(m), 'float32', seed),
        tf.zeros([n]),
    ];
    return {
        weights: [...layer(2, hidden, 2), ...layer(hidden, hidden, 3), ...layer(hidden, 1, 4)],
        x,
        y: tf.mul(tf.sin(tf.mul(x1, 3)), x2),
        rate: 0.01,
        loss([w1, b1, w2, b2, w3, b3], x, y) {
            const dense = (a, b, bias, activation) => tf.fused.matMul({ a, b, bias, activation });
            const h = dense(dense(x, w1, b1, 'relu'), w2, b2, 'relu');
            return tf.mean(tf.square(tf.sub(dense(h, w3, b3, 'linear'), y)));
        },
    };
}
function bars() {
    const [images, size] = [64, 8];
    const pixels = new Float32Array(images * size * size);
    const labels = Array.from({ length: images }, (_, i) => i % 2);
    for (const [i, label] of labels.entries()) {
        const line = (i >> 1) % size;
        for (let p = 0; p < size; p++)
            pixels[i * size * size + (label === 0 ? line * size + p : p * size + line)] = 1;
    }
    const filter = (shape, seed) => tf.randomNormal(shape, 0, 0.3, 'float32', seed);
    return {
        weights: [filter([3, 3, 1, 8], 5), filter([3, 3, 8, 8], 6), filter([128, 2], 7)],
        x: tf.tensor4d(pixels, [images, size, size, 1]),
        y: tf.oneHot(labels, 2),
        rate: 0.02,
        loss([f1, f2, w], x, y) {
            const conv = (a, f, strides) => tf.fused.conv2d({ x: a, filter: f, strides, pad: 'same', activation: 'relu' });
            const h = tf.reshape(conv(conv(x, f1, 1), f2, 2), [x.shape[0], -1]);
            return tf.neg(tf.mean(tf.sum(tf.mul(tf.logSoftmax(tf.matMul(h, w)), y), 1)));
        },
    };
}
/** Losses of every tenth step, and milliseconds per step. */
async function train(name, make) {
    await tf.setBackend(name);
    const { weights, x, y, rate, loss } = make();
    const variables = weights.map((w) => tf.variable(w));
    const optimizer = tf.train.adam(rate);
    const losses = [];
    let start = 0;
    for (let step = 0; step <= STEPS; step++) {
        const cost = optimizer.minimize(() => loss(variables, x, y), true, variables);
        if (step % 10 === 0)
            losses.push((await cost.data())[0]);
        cost.dispose();
        if (step === 0)
            start = performance.now();
    }
    return { losses, ms: (performance.now() - start) / STEPS };
}
export async function main(context, print = console.log) {
    const basalt = await registerBasalt(tf, { context, stock: context.gpu === undefined ? peers.cpu : peers.webgpu });
    const stock = registerStock(peers, context);
    for (const [title, make] of [
        ['perceptron', perceptron],
        ['convolutions', bars],
    ]) {
        const [theirs, ours] = [await train(stock, make), await train(basalt.name, make)];
        const digits = (list) => list.map((l) => l.toFixed(4)).join(' ');
        print(`${title}, losses: ${digits(theirs.losses)} (tfjs's ${stock})`);
        print(`${' '.repeat(title.length)}          ${digits(ours.losses)} (basalt)`);
        print(`${title}, a step: ${theirs.ms.toFixed(2)} ms (tfjs's ${stock}), ${ours.ms.toFixed(2)} ms (basalt)`);
        for (const [i, l] of ours.losses.entries())
            assert.ok(Math.abs(l - theirs.losses[i]) < AGREE * (1 + l));
        assert.ok(ours.losses.at(-1) < 0.3 * ours.losses[0]);
    }
    const calls = Object.entries(basalt.calls).map(([kernel, n]) => `${kernel} ${n}`);
    print(`computed by basalt: ${calls.join(', ')}`);
    // Both lie on the context's device, which others may go on using.
    for (const name of [basalt.name, ...(context.gpu === undefined ? [] : [stock])])
        tf.removeBackend(name);
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    // tfjs's own kernels count on bounds checks.
    const context = await createContext({ backend: (process.argv[2] ?? 'auto'), robust: true });
    console.log(context.why);
    await main(context);
    context.dispose();
}
