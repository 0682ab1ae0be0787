var __addDisposableResource = (this && this.__addDisposableResource) || function (env, value, async) {
    if (value !== null && value !== void 0) {
        if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
        var dispose, inner;
        if (async) {
            if (!Symbol.asyncDispose) throw new TypeError("Symbol.asyncDispose is not defined.");
            dispose = value[Symbol.asyncDispose];
        }
        if (dispose === void 0) {
            if (!Symbol.dispose) throw new TypeError("Symbol.dispose is not defined.");
            dispose = value[Symbol.dispose];
            if (async) inner = dispose;
        }
        if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
        if (inner) dispose = function() { try { inner.call(this); } catch (e) { return Promise.reject(e); } };
        env.stack.push({ value: value, dispose: dispose, async: async });
    }
    else if (async) {
        env.stack.push({ async: true });
    }
    return value;
};
var __disposeResources = (this && this.__disposeResources) || (function (SuppressedError) {
    return function (env) {
        function fail(e) {
            env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e;
            env.hasError = true;
        }
        var r, s = 0;
        function next() {
            while (r = env.stack.pop()) {
                try {
                    if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
                    if (r.dispose) {
                        var result = r.dispose.call(r.value);
                        if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) { fail(e); return next(); });
                    }
                    else s |= 1;
                }
                catch (e) {
                    fail(e);
                }
            }
            if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
            if (env.hasError) throw env.error;
        }
        return next();
    };
})(typeof SuppressedError === "function" ? SuppressedError : function (error, suppressed, message) {
    var e = new Error(message);
    return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
// A network of 784, 16 and 10 neurons learns to read digits that the program draws itself.
//   node scripts/run.mjs examples/08_digits.js
//   H = relu(W1 X),   P = sigmoid(W2 H),   loss = cross entropy of P and the labels L, a column of which has its 1 in the row of the digit
// Columns are images: X is 784 x batch, H is 16 x batch, P and L are 10 x batch. A last row of ones in X and H, which their products do not
// touch, makes the last columns of W1 and W2 the biases. Of E = P - L, the derivative of the loss by W2 H, come all others:
//   dW2 = E H^T,   D = (W2^T E) o sign(H),   dW1 = D X^T      (o: element by element; sign(H) is relu's derivative)
// Gradients are never stored: the product that makes one adds it to the velocity, V := 0.9 V - rate dW, and then W := W + V. Bias,
// activation and the difference P - L are the epilogues of products. All images go to the device once, a batch of them is a place in their
// buffer, and what comes back is the answers to the test.
import assert from 'node:assert/strict';
import { fileURLToPath } from 'node:url';
import { createContext, saxpy, sdgmm, sgemm, sgemmFused } from '../src/index.js';
const [PIXELS, HIDDEN, DIGITS] = [784, 16, 10];
const [TRAIN, TEST, EPOCHS] = [4000, 1000, 6];
const [BATCH, RATE, MOMENTUM] = [50, 0.02, 0.9];
/** Leading dimensions of X and H. */
const [LDX, LDH] = [PIXELS + 1, HIDDEN + 1];
const SIGN = { wgsl: 'sign(z)', js: Math.sign };
export async function main(ctx, print = console.log) {
    const { queue } = ctx;
    const random = generator(1);
    const training = draw(TRAIN, random);
    const X = ctx.upload('s', training.images);
    const labels = new Float32Array(DIGITS * TRAIN);
    for (const [j, digit] of training.digits.entries())
        labels[digit + j * DIGITS] = -1;
    const minusL = ctx.upload('s', labels);
    // W1, 16 x 785, and behind it W2, 10 x 17; V is alike.
    const size = HIDDEN * LDX;
    const W = ctx.upload('s', new Float32Array(size + DIGITS * LDH).map((_, e) => (2 * random() - 1) * (e < size ? 0.05 : 0.5)));
    const V = ctx.alloc('s', W.length);
    const [W1, W2, V1, V2] = [W, W.at(size), V, V.at(size)];
    const H = ctx.upload('s', new Float32Array(LDH * BATCH).fill(1));
    const [E, D, DH] = [DIGITS, LDH, LDH].map((rows) => ctx.alloc('s', rows * BATCH));
    const layer1 = { m: HIDDEN, k: LDX, A: W1, lda: HIDDEN, ldb: LDX, ldc: LDH, activation: 'relu' };
    const layer2 = { m: DIGITS, k: LDH, A: W2, lda: DIGITS, ldb: LDH, ldc: DIGITS, activation: 'sigmoid' };
    const step = { transB: 't', k: BATCH, alpha: -RATE / BATCH, beta: MOMENTUM };
    const begin = performance.now();
    for (let epoch = 0; epoch < EPOCHS; epoch++) {
        for (let j = 0; j < TRAIN; j += BATCH) {
            const images = X.at(LDX * j);
            await sgemmFused(queue, { ...layer1, n: BATCH, B: images, C: H });
            await sgemmFused(queue, { ...layer2, n: BATCH, B: H, C: E, R: minusL.at(DIGITS * j), ldr: DIGITS });
            const back = { m: LDH, n: BATCH, k: DIGITS, A: W2, lda: DIGITS, B: E, ldb: DIGITS, C: DH, ldc: LDH };
            await sgemm(queue, { ...back, transA: 't' });
            await sgemm(queue, { ...step, m: DIGITS, n: LDH, A: E, lda: DIGITS, B: H, ldb: LDH, C: V2, ldc: DIGITS });
            // A function of every element is the epilogue of a product of depth 0; a product by elements is one with a diagonal matrix.
            const sign = { k: 0, A: W, lda: LDH, B: W, ldb: 1, beta: 1, activation: 'expression', expression: SIGN };
            await sgemmFused(queue, { ...sign, m: LDH, n: BATCH, C: H, ldc: LDH });
            const length = LDH * BATCH;
            await sdgmm(queue, { side: 'l', m: length, n: 1, A: DH, lda: length, x: H, C: D, ldc: length });
            await sgemm(queue, { ...step, m: HIDDEN, n: LDX, A: D, lda: LDH, B: images, ldb: LDX, C: V1, ldc: HIDDEN });
            await saxpy(queue, { n: W.length, alpha: 1, x: V, y: W });
        }
    }
    await queue.sync();
    const seconds = (performance.now() - begin) / 1000;
    const { digits, images } = draw(TEST, random);
    const answers = ctx.alloc('s', DIGITS * TEST);
    const hidden = ctx.upload('s', new Float32Array(LDH * TEST).fill(1));
    await sgemmFused(queue, { ...layer1, n: TEST, B: ctx.upload('s', images), C: hidden });
    await sgemmFused(queue, { ...layer2, n: TEST, B: hidden, C: answers });
    const p = await ctx.download(answers);
    const read = digits.map((_, j) => {
        const column = p.subarray(DIGITS * j, DIGITS * (j + 1));
        return column.indexOf(Math.max(...column));
    });
    const right = read.filter((digit, j) => digit === digits[j]).length / TEST;
    for (let i = 0; i < 28; i += 2)
        print(picture(images, i));
    print(`read as ${read.slice(0, 4).join(', ')}`);
    print(`${EPOCHS} times ${TRAIN} digits on the ${ctx.backend} in ${seconds.toFixed(1)} s`);
    print(`${(100 * right).toFixed(1)} % of ${TEST} others are read rightly`);
    assert(right > 0.95);
}
/** Points of the digits on a grid of 3 x 5, row by row. */
const GLYPHS = ('111101101101111 010110010010111 111001111100111 111001111001111 101101111001001 ' +
    '111100111001111 111100111101111 111001010010010 111101111101111 111101111001111').split(' ');
/** Digits of random place, width, height, slant, thickness and brightness, and noise. */
function draw(count, random) {
    const between = (low, high) => low + (high - low) * random();
    const images = new Float32Array(LDX * count).fill(1);
    const digits = Array.from({ length: count }, () => Math.floor(10 * random()));
    for (const [j, digit] of digits.entries()) {
        const [x0, y0] = [between(12, 16), between(12, 16)];
        const [width, height, slant] = [between(3.6, 4.6), between(3.6, 4.6), between(-0.2, 0.2)];
        const [radius, bright] = [between(2, 2.8), between(0.6, 1)];
        const points = [...GLYPHS[digit]].flatMap((lit, k) => {
            const [x, y] = [(k % 3) - 1, Math.floor(k / 3) - 2];
            return lit === '1' ? [[x0 + width * x - slant * height * y, y0 + height * y]] : [];
        });
        for (let e = 0; e < PIXELS; e++) {
            const [x, y] = [e % 28, Math.floor(e / 28)];
            let near = Infinity;
            for (const [px, py] of points)
                near = Math.min(near, (px - x) ** 2 + (py - y) ** 2);
            images[e + j * LDX] = Math.max(0, bright * Math.min(1, radius + 0.5 - Math.sqrt(near))) - between(0.2, 0.4);
        }
    }
    return { digits, images };
}
/** Two rows of the first four images, as characters. */
const picture = (images, row) => Array.from({ length: 4 * 28 }, (_, x) => {
    const e = LDX * Math.floor(x / 28) + 28 * row + (x % 28);
    const ink = images[e] + images[e + 28] + 0.6;
    return ' .:*#'[Math.max(0, Math.min(4, Math.floor(2.2 * ink)))];
}).join('');
/** Uniform on (0, 1), the same numbers in every run. */
function generator(state) {
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const ctx = __addDisposableResource(env_1, await createContext({ backend: (process.argv[2] ?? 'auto') }), false);
        await main(ctx);
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
