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
// Two networks learn to read digits that people wrote, with the routines of basalt/nn alone: a perceptron of 64, 16 and 10 neurons, and a
// convolutional network.
//   node scripts/run.mjs examples/26_training.js [cpu | gpu] [FOLDER for a picture of the losses]
//   perceptron     relu(W1 x + b1), W2 h + b2
//   convolutions   3 x 3 to 8 channels, relu, largest of 2 x 2, 3 x 3 to 16 channels, relu, largest of 2 x 2, W y + b
// Both end in a softmax p; the loss is the mean of -log p at the digit, and its gradient by what goes into the softmax p - t, where t is 1
// at the digit. Images are 8 x 8, one behind the other, which is a column of a matrix for the products and one channel for the
// convolutions. A step is recorded once, and run again with another batch of images: forward, backward, and v := 0.9 v - rate g, w := w + v
// for all weights. What comes back is one number after all images, and the answers to the test.
import assert from 'node:assert/strict';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { createContext, saxpy, sdot, sgemm, sgemmFused, sgemv, sscal, } from '../src/index.js';
import { sactivationBackward, sconvBackwardData, sconvBackwardFilter, sconvForward, spoolBackward, spoolForward, ssoftmaxForward, } from '../src/nn.js';
const [PIXELS, DIGITS] = [64, 10];
const [BATCH, MOMENTUM] = [50, 0.9];
/** Z := W x + b for columns x, after which an activation may follow; and the gradients of W, b and x from that of Z. */
function dense(ctx, [m, k, n], W, b) {
    const ones = ctx.upload('s', new Float32Array(n).fill(1));
    return {
        forward: (x, Z, activation = 'none') => sgemmFused(ctx, { m, n, k, A: W.w, lda: m, B: x, ldb: k, C: Z, ldc: m, bias: b.w, activation }),
        weights: (x, dZ) => [
            sgemm(ctx, { transB: 't', m, n: k, k: n, A: dZ, lda: m, B: x, ldb: k, C: W.g, ldc: m }),
            sgemv(ctx, { m, n, A: dZ, lda: m, x: ones, y: b.g }),
        ],
        input: (dZ, dx) => sgemm(ctx, { transA: 't', m: k, n, k: m, A: W.w, lda: m, B: dZ, ldb: m, C: dx, ldc: k }),
    };
}
const HIDDEN = 16;
const perceptron = {
    ...{ name: 'perceptron', rate: 0.05, fewPasses: 12, atLeast: 0.88 },
    weights: (make) => ({
        W1: make(HIDDEN * PIXELS, PIXELS),
        b1: make(HIDDEN, 0),
        W2: make(DIGITS * HIDDEN, HIDDEN),
        b2: make(DIGITS, 0),
    }),
    network(ctx, { W1, b1, W2, b2 }, n) {
        const [H, dH, dA] = [1, 2, 3].map(() => ctx.alloc('s', HIDDEN * n));
        const [Z, dZ] = [ctx.alloc('s', DIGITS * n), ctx.alloc('s', DIGITS * n)];
        const first = dense(ctx, [HIDDEN, PIXELS, n], W1, b1);
        const second = dense(ctx, [DIGITS, HIDDEN, n], W2, b2);
        return {
            ...{ Z, dZ },
            forward: (X) => [first.forward(X, H, 'relu'), second.forward(H, Z)],
            backward: (X) => [
                ...second.weights(H, dZ),
                second.input(dZ, dH),
                // The sign of what went into relu is that of what came out.
                sactivationBackward(ctx, { kind: 'relu', n: HIDDEN * n, X: H, dY: dH, dX: dA }),
                ...first.weights(X, dA),
            ],
        };
    },
};
const [FIRST, SECOND] = [8, 16];
const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1, filterHeight: 3, filterWidth: 3 };
const halved = { kind: 'max', windowHeight: 2, windowWidth: 2, strideY: 2, strideX: 2 };
const convolutional = {
    ...{ name: 'convolutions', rate: 0.05, fewPasses: 3, atLeast: 0.88 },
    weights: (make) => ({
        F1: make(9 * FIRST, 9),
        b1: make(FIRST, 0),
        F2: make(9 * FIRST * SECOND, 9 * FIRST),
        b2: make(SECOND, 0),
        W: make(DIGITS * 4 * SECOND, 4 * SECOND),
        b: make(DIGITS, 0),
    }),
    network(ctx, { F1, b1, F2, b2, W, b }, images) {
        const one = { images, height: 8, width: 8, channels: 1, outChannels: FIRST, ...pads };
        const two = { images, height: 4, width: 4, channels: FIRST, outChannels: SECOND, ...pads };
        const [pool1, pool2] = [
            { ...halved, images, height: 8, width: 8, channels: FIRST },
            { ...halved, images, height: 4, width: 4, channels: SECOND },
        ];
        // Behind each convolution, each pooling; and gradients of the same, those of convolutions behind and in front of relu.
        const sizes = [64 * FIRST, 16 * FIRST, 16 * SECOND, 4 * SECOND].map((size) => size * images);
        const [Y1, P1, Y2, P2] = sizes.map((size) => ctx.alloc('s', size));
        const [dY1, dP1, dY2, dP2] = sizes.map((size) => ctx.alloc('s', size));
        const [dA1, dA2] = [ctx.alloc('s', sizes[0]), ctx.alloc('s', sizes[2])];
        const [Z, dZ] = [ctx.alloc('s', DIGITS * images), ctx.alloc('s', DIGITS * images)];
        const last = dense(ctx, [DIGITS, 4 * SECOND, images], W, b);
        return {
            ...{ Z, dZ },
            forward: (X) => [
                sconvForward(ctx, { ...one, X, F: F1.w, bias: b1.w, Y: Y1, activation: 'relu' }),
                spoolForward(ctx, { ...pool1, X: Y1, Y: P1 }),
                sconvForward(ctx, { ...two, X: P1, F: F2.w, bias: b2.w, Y: Y2, activation: 'relu' }),
                spoolForward(ctx, { ...pool2, X: Y2, Y: P2 }),
                last.forward(P2, Z),
            ],
            backward: (X) => [
                ...last.weights(P2, dZ),
                last.input(dZ, dP2),
                spoolBackward(ctx, { ...pool2, X: Y2, dY: dP2, dX: dY2 }),
                sactivationBackward(ctx, { kind: 'relu', n: sizes[2], X: Y2, dY: dY2, dX: dA2 }),
                sconvBackwardFilter(ctx, { ...two, X: P1, dY: dA2, dF: F2.g, dBias: b2.g }),
                sconvBackwardData(ctx, { ...two, F: F2.w, dY: dA2, dX: dP1 }),
                spoolBackward(ctx, { ...pool1, X: Y1, dY: dP1, dX: dY1 }),
                sactivationBackward(ctx, { kind: 'relu', n: sizes[0], X: Y1, dY: dY1, dX: dA1 }),
                sconvBackwardFilter(ctx, { ...one, X, dY: dA1, dF: F1.g, dBias: b1.g }),
            ],
        };
    },
};
export async function main(ctx, print = console.log, save = () => { }) {
    // Without a GPU a step of the convolutional network takes tens of milliseconds.
    const slow = ctx.gpu === undefined || ctx.gpu.software;
    const { training, test } = read();
    const losses = {};
    for (const design of [perceptron, convolutional]) {
        const passes = slow ? design.fewPasses : 30;
        const random = generator(1);
        const make = (length, inputs) => {
            const scale = inputs === 0 ? 0 : Math.sqrt(6 / inputs);
            const w = Float32Array.from({ length }, () => (2 * random() - 1) * scale);
            return { length, w: ctx.upload('s', w), g: ctx.alloc('s', length), v: ctx.alloc('s', length) };
        };
        const weights = design.weights(make);
        const net = design.network(ctx, weights, BATCH);
        const m = DIGITS;
        const length = m * BATCH;
        const [logs, loss, sum] = [ctx.alloc('s', length), ctx.alloc('s', 1), ctx.alloc('s', 1)];
        const columns = { m, n: BATCH, X: net.Z, ldx: m, ldy: m };
        const batches = Array.from({ length: Math.floor(training.count / BATCH) }, (_, k) => ({
            X: ctx.upload('s', training.images.subarray(PIXELS * BATCH * k, PIXELS * BATCH * (k + 1))),
            T: ctx.upload('s', training.labels.subarray(m * BATCH * k, m * BATCH * (k + 1))),
        }));
        const step = await ctx.record(({ X, T }) => [
            ...net.forward(X),
            ssoftmaxForward(ctx, { ...columns, Y: logs, log: true }),
            sdot(ctx, { n: length, x: T, y: logs, result: loss }),
            saxpy(ctx, { n: 1, alpha: -1 / (BATCH * batches.length), x: loss, y: sum }),
            ssoftmaxForward(ctx, { ...columns, Y: net.dZ }),
            saxpy(ctx, { n: length, alpha: -1, x: T, y: net.dZ }),
            ...net.backward(X),
            ...Object.values(weights).flatMap(({ length: n, w, g, v }) => [
                sscal(ctx, { n, alpha: MOMENTUM, x: v }),
                saxpy(ctx, { n, alpha: -design.rate / BATCH, x: g, y: v }),
                saxpy(ctx, { n, alpha: 1, x: v, y: w }),
            ]),
        ], batches[0]);
        const history = [];
        const begin = performance.now();
        for (let pass = 0; pass < passes; pass++) {
            ctx.write(sum, Float32Array.of(0));
            for (const batch of batches)
                await step.run(batch);
            history.push((await ctx.download(sum))[0]);
        }
        const ms = (performance.now() - begin) / (passes * batches.length);
        step.dispose();
        const asked = design.network(ctx, weights, test.count);
        await Promise.all(asked.forward(ctx.upload('s', test.images)));
        const z = await ctx.download(asked.Z);
        const digitOf = (x, j) => {
            const column = x.subarray(m * j, m * (j + 1));
            return column.indexOf(Math.max(...column));
        };
        const right = Array.from({ length: test.count }, (_, j) => Number(digitOf(z, j) === digitOf(test.labels, j)));
        const share = right.reduce((a, b) => a + b) / test.count;
        const [first, last] = [history[0], history.at(-1)];
        print(`${design.name}: loss ${first.toFixed(3)} to ${last.toFixed(3)} in ${passes * batches.length} steps of ${ms.toFixed(2)} ms on the ${ctx.backend}; ${(100 * share).toFixed(1)} % of ${test.count} others are read rightly`);
        assert(last < first / 2 && share > design.atLeast, `${design.name}: loss ${last}, right ${share}`);
        losses[design.name] = history;
    }
    save('losses.svg', picture(losses));
    return losses;
}
/** The digits of data/digits.csv.gz: every sixth is for the test. */
function read() {
    // Behind the second a compiled program, in dist, finds them.
    const places = ['./data/', '../../examples/data/'].map((folder) => new URL(`${folder}digits.csv.gz`, import.meta.url));
    const bytes = readFileSync(places.find((place) => existsSync(place)) ?? places[0]);
    const rows = gunzipSync(bytes)
        .toString()
        .trim()
        .split('\n')
        .map((line) => line.split(',').map(Number));
    const digits = (of) => ({
        count: of.length,
        images: Float32Array.from(of.flatMap((row) => row.slice(0, PIXELS).map((ink) => ink / 16))),
        labels: Float32Array.from(of.flatMap((row) => Array.from({ length: DIGITS }, (_, d) => Number(d === row[PIXELS])))),
    });
    return { training: digits(rows.filter((_, k) => k % 6 !== 5)), test: digits(rows.filter((_, k) => k % 6 === 5)) };
}
/** Uniform on (0, 1), the same numbers in every run. */
function generator(state) {
    return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
/** The losses over the passes, on a logarithmic scale. */
function picture(losses) {
    const [width, height, left, bottom] = [640, 360, 60, 320];
    const all = Object.values(losses).flat();
    const [low, high] = [Math.floor(Math.log10(Math.min(...all))), Math.log10(Math.max(...all))];
    const passes = Math.max(...Object.values(losses).map(({ length }) => length));
    const x = (pass) => (left + ((width - left - 20) * pass) / Math.max(1, passes - 1)).toFixed(1);
    const y = (loss) => (bottom - ((bottom - 30) * (Math.log10(loss) - low)) / (high - low)).toFixed(1);
    const colors = ['#0072b2', '#d55e00'];
    const ticks = Array.from({ length: Math.floor(high) - low + 1 }, (_, k) => 10 ** (low + k));
    const lines = ticks.map((loss) => `<line x1="${left}" x2="${width - 20}" y1="${y(loss)}" y2="${y(loss)}" stroke="#ccc"/><text x="${left - 8}" y="${y(loss)}" text-anchor="end">${loss}</text>`);
    const curves = Object.entries(losses).map(([name, history], k) => {
        const points = history.map((loss, pass) => `${x(pass)},${y(loss)}`).join(' ');
        return `<polyline points="${points}" fill="none" stroke="${colors[k]}" stroke-width="2"/><text x="${width - 150}" y="${40 + 20 * k}" fill="${colors[k]}">${name}</text>`;
    });
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="13"><title>Loss of every pass over the digits</title><rect width="${width}" height="${height}" fill="#fff"/>${lines.join('')}${curves.join('')}<text x="${left}" y="20">loss</text><text x="${width - 20}" y="${height - 12}" text-anchor="end">pass over ${BATCH * Math.floor(1497 / BATCH)} digits</text></svg>\n`;
}
if (process.argv[1] === fileURLToPath(import.meta.url)) {
    const env_1 = { stack: [], error: void 0, hasError: false };
    try {
        const ctx = __addDisposableResource(env_1, await createContext({ backend: (process.argv[2] ?? 'auto') }), false);
        const folder = process.argv[3];
        await main(ctx, console.log, (name, bytes) => {
            if (folder !== undefined)
                writeFileSync(path.join(folder, name), bytes);
        });
    }
    catch (e_1) {
        env_1.error = e_1;
        env_1.hasError = true;
    }
    finally {
        __disposeResources(env_1);
    }
}
