// npm run bench:nn -- [--rounds 5] [--only 'conv|pool']: what neural networks ask for, on a GPU: GPU time of a call between timestamps,
// behind other work, what a program waits for one of some in a row, and the rate against a bound that was measured in the same run: a
// product of the same precision, or a copy of as many bytes.
import { parseArgs } from 'node:util';
import { numberToHalf } from '../src/core/half.ts';
import { createContext, type DeviceBuffer, gemm, scopy } from '../src/index.ts';
import {
  activationForward,
  attentionBackward,
  attentionForward,
  batchNormBackward,
  batchNormForward,
  convBackwardData,
  convBackwardFilter,
  convForward,
  gemmGrouped,
  layerNormForward,
  lstmBackward,
  lstmForward,
  poolForward,
  qgemm,
  rmsNormForward,
  softmaxForward,
} from '../src/nn.ts';
import { banner, machineOf } from '../testing/lib/machine.ts';
import { convByteLines } from './nn/convBytes.ts';
import { convolutionWays } from './nn/convolutions.ts';
import type { Line, Real } from './nn/line.ts';
import { quantizedLines } from './nn/quantized.ts';
import { shapeLines } from './nn/shapes.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string', default: '' } },
});
const rounds = Number(values.rounds);
const WARM_MS = 100;

const context = await createContext({ backend: 'gpu' });
const { queue } = context;
const BYTES = { s: 4, h: 2 } as const;

/** Numbers between -1 and 1. */
const numbers = Float32Array.from({ length: 2 ** 25 }, (_, i) => Math.sin(i * 1.7) * 0.9);
const halves = Uint16Array.from(numbers, numberToHalf);

/** A buffer of such numbers. */
function filled(type: Real, length: number): DeviceBuffer {
  const buffer = context.alloc(type, length);
  const source: Float32Array | Uint16Array = type === 'h' ? halves : numbers;
  for (let from = 0; from < length; from += source.length)
    context.write(buffer.at(from), source.subarray(0, Math.min(source.length, length - from)) as never);
  return buffer;
}

const conv = { images: 32, height: 56, width: 56, channels: 128, outChannels: 128, filterHeight: 3, filterWidth: 3 };
const pads = { padTop: 1, padBottom: 1, padLeft: 1, padRight: 1 };
const pixels = conv.images * conv.height * conv.width;
const [inX, inF] = [pixels * conv.channels, 9 * conv.channels * conv.outChannels];
const batch = { images: conv.images, height: conv.height, width: conv.width, channels: conv.channels };
const convFlops = 2 * pixels * conv.outChannels * 9 * conv.channels;

const heads = { batch: 1, heads: 16, queries: 4096, keys: 4096, dim: 128, dimV: 128 };
const inQ = heads.heads * heads.queries * heads.dim;
const scores = heads.heads * heads.queries * heads.keys;

const lstm = { steps: 100, batch: 64, inputs: 512, hidden: 512 };
const lstmFlops = 8 * lstm.steps * lstm.batch * lstm.hidden * (lstm.inputs + lstm.hidden);

const [m, n] = [1024, 32768];
const elements = m * n;

const both = (of: (prec: Real) => Line): Line[] => (['s', 'h'] as const).map(of);
const lines: readonly Line[] = [
  ...both((prec) => ({
    name: 'convForward 3x3, 128 to 128, 32 x 56 x 56',
    prec,
    flops: convFlops,
    make: (take) => {
      const call = { ...conv, ...pads, X: take(inX), F: take(inF), Y: take(inX) };
      return () => convForward(queue, call);
    },
  })),
  {
    name: 'convBackwardData, the same',
    prec: 's',
    flops: convFlops,
    make: (take) => {
      const call = { ...conv, ...pads, dY: take(inX), F: take(inF), dX: take(inX) };
      return () => convBackwardData(queue, call);
    },
  },
  {
    name: 'convBackwardFilter, the same',
    prec: 's',
    flops: convFlops,
    make: (take) => {
      const call = { ...conv, ...pads, X: take(inX), dY: take(inX), dF: take(inF) };
      return () => convBackwardFilter(queue, call);
    },
  },
  ...both((prec) => ({
    name: 'attentionForward, 16 heads, 4096 x 4096, 128',
    prec,
    flops: 4 * scores * heads.dim,
    make: (take) => {
      const call = { ...heads, Q: take(inQ), K: take(inQ), V: take(inQ), O: take(inQ) };
      return () => attentionForward(queue, call);
    },
  })),
  ...both((prec) => ({
    name: 'attentionBackward, the same',
    prec,
    flops: 10 * scores * heads.dim,
    make: (take) => {
      const [Q, K, V, O, dO] = [take(inQ), take(inQ), take(inQ), take(inQ), take(inQ)];
      const L = take(heads.heads * heads.queries, 's');
      const call = { ...heads, Q, K, V, O, dO, L, dQ: take(inQ), dK: take(inQ), dV: take(inQ) };
      return () => attentionBackward(queue, call);
    },
  })),
  ...both((prec) => ({
    name: 'lstmForward, 100 steps, 64 x 512',
    prec,
    flops: lstmFlops,
    make: (take) => lstmCall(take, false),
  })),
  {
    name: 'lstmForward and lstmBackward, the same',
    prec: 's',
    flops: 3 * lstmFlops,
    make: (take) => lstmCall(take, true),
  },
  ...both((prec) => ({
    name: 'softmaxForward, 1024 x 32768',
    prec,
    bytes: 2 * BYTES[prec] * elements,
    make: (take) => {
      const call = { m, n, X: take(elements), ldx: m, Y: take(elements), ldy: m };
      return () => softmaxForward(queue, call);
    },
  })),
  ...both((prec) => ({
    name: 'layerNormForward, the same',
    prec,
    bytes: 2 * BYTES[prec] * elements,
    make: (take) => {
      const call = { m, n, X: take(elements), ldx: m, gamma: take(m), beta: take(m), Y: take(elements), ldy: m };
      return () => layerNormForward(queue, call);
    },
  })),
  {
    name: 'rmsNormForward, the same',
    prec: 's',
    bytes: 8 * elements,
    make: (take) => {
      const call = { m, n, X: take(elements), ldx: m, gamma: take(m), Y: take(elements), ldy: m };
      return () => rmsNormForward(queue, call);
    },
  },
  ...both((prec) => ({
    name: 'activationForward gelu, 33554432',
    prec,
    bytes: 2 * BYTES[prec] * elements,
    make: (take) => {
      const call = { kind: 'gelu', n: elements, X: take(elements), Y: take(elements) } as const;
      return () => activationForward(queue, call);
    },
  })),
  ...both((prec) => poolLine(prec, 'max', 3, 1)),
  ...both((prec) => poolLine(prec, 'max', 2, 2)),
  poolLine('s', 'avg', 3, 1),
  ...both((prec) => batchNormLine(prec, 'nhwc')),
  batchNormLine('s', 'nchw'),
  qgemmLine(false),
  qgemmLine(true),
  ...both(groupedLine),
  ...both(equalLine),
  {
    name: 'batchNormBackward nhwc, the same',
    prec: 's',
    // The sums and the gradient read both images.
    bytes: 20 * inX,
    make: (take) => {
      const call = { mode: 'training', ...batch, X: take(inX), dY: take(inX), gamma: take(conv.channels) } as const;
      const stats = { mean: take(conv.channels), rstd: take(conv.channels), dX: take(inX) };
      return () => batchNormBackward(queue, { ...call, ...stats });
    },
  },
  ...shapeLines(queue),
  ...convolutionWays(queue),
  ...quantizedLines(context),
  ...convByteLines(context),
];

/** Of bytes, of which a unit multiplies several times as many as halves. */
function qgemmLine(unsigned: boolean): Line {
  const order = 4096;
  const make: Line['make'] = (take) => {
    const [X, W] = [1, 2].map(() => context.alloc('b', order * order));
    const call = { rows: order, features: order, depth: order, unsignedX: unsigned, X: X!, W: W! };
    const scales = { scaleX: take(1, 's'), scaleW: take(order, 's'), bias: take(order, 's') };
    const Y = take(order * order);
    return () => qgemm(queue, { ...call, ...scales, activation: 'relu', Y });
  };
  return { name: `qgemm${unsigned ? ' of bytes without a sign' : ''}, 4096`, prec: 'h', flops: 2 * order ** 3, make };
}

/** Rows of groups that are not all of one size. */
function groupedLine(prec: Real): Line {
  const sizes = { groups: 8, rows: 8192, features: 4096, depth: 1024 };
  const { groups, rows, features, depth } = sizes;
  const make: Line['make'] = (take) => {
    const counts = context.upload('i', Int32Array.of(1024, 512, 1536, 1000, 1048, 1024, 24, 2024));
    const [X, W, Y] = [take(rows * depth), take(groups * features * depth), take(rows * features)];
    const info = context.alloc('i', 1);
    return () => gemmGrouped(queue, { ...sizes, counts, X, W, Y, info });
  };
  return { name: 'gemmGrouped, 8 groups of 8192 rows, 4096 x 1024', prec, flops: 2 * rows * features * depth, make };
}

/** One product of the size that all groups have together. */
function equalLine(prec: Real): Line {
  const [rows, features, depth] = [8192, 4096, 1024];
  const make: Line['make'] = (take) => {
    const [A, B, C] = [take(rows * depth), take(features * depth), take(rows * features)];
    const call = { m: features, n: rows, k: depth, transA: 't', A: B, lda: depth, B: A, ldb: depth, C, ldc: features };
    return () => gemm(queue, call as never);
  };
  return { name: 'gemm 8192 x 4096 x 1024, beside gemmGrouped', prec, flops: 2 * rows * features * depth, make };
}

/** Windows of `size` x `size` pixels, with a frame of zeros where they overlap. */
function poolLine(prec: Real, kind: 'max' | 'avg', size: number, stride: number): Line {
  const make: Line['make'] = (take) => {
    const pad = stride < size ? 1 : 0;
    const sizes = { windowHeight: size, windowWidth: size, strideY: stride, strideX: stride };
    const frame = { padTop: pad, padBottom: pad, padLeft: pad, padRight: pad };
    const call = { kind, ...batch, ...sizes, ...frame, X: take(inX), Y: take(inX / stride ** 2) } as const;
    return () => poolForward(queue, call);
  };
  const name = `poolForward ${kind} ${size}x${size}, stride ${stride}, 32 x 56 x 56 x 128`;
  return { name, prec, bytes: BYTES[prec] * inX * (1 + 1 / stride ** 2), make };
}

/** X is read twice. */
function batchNormLine(prec: Real, layout: 'nhwc' | 'nchw'): Line {
  const make: Line['make'] = (take) => {
    const [gamma, beta] = [take(conv.channels), take(conv.channels)];
    const call = { mode: 'training', layout, ...batch, X: take(inX), gamma, beta, Y: take(inX) } as const;
    return () => batchNormForward(queue, call);
  };
  return { name: `batchNormForward ${layout}, 32 x 56 x 56 x 128`, prec, bytes: 3 * BYTES[prec] * inX, make };
}

function lstmCall(take: Parameters<Line['make']>[0], gradient: boolean): () => Promise<unknown> {
  const { steps, batch, inputs, hidden } = lstm;
  const [X, Y] = [take(steps * batch * inputs), take(steps * batch * hidden)];
  const [W, U, b] = [take(4 * hidden * inputs), take(4 * hidden * hidden), take(4 * hidden)];
  const S = take(5 * steps * batch * hidden, 's');
  const forward = { ...lstm, X, W, U, b, Y };
  if (!gradient) return () => lstmForward(queue, forward);
  const backward = { ...lstm, X, W, U, Y, S, dY: take(steps * batch * hidden), dX: take(steps * batch * inputs) };
  const gradients = { dW: take(4 * hidden * inputs), dU: take(4 * hidden * hidden), db: take(4 * hidden) };
  return async () => {
    await lstmForward(queue, { ...forward, S });
    await lstmBackward(queue, { ...backward, ...gradients });
  };
}

const median = (times: readonly number[]): number => [...times].sort((a, b) => a - b)[times.length >> 1]!;

async function gpuMs(call: () => Promise<unknown>): Promise<number> {
  await call();
  await queue.sync();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++)
    times.push((await queue.gpuTime(async () => void (await call()), WARM_MS)) ?? Number.NaN);
  return median(times);
}

/** Of ten in a row. */
async function wallMs(call: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  for (let k = 0; k < 10; k++) await call();
  await queue.sync();
  return (performance.now() - start) / 10;
}

/** What bounds products: those of order 4096, in operations a second. */
async function productRates(): Promise<Record<Real, number>> {
  const order = 4096;
  const rates: Record<Real, number> = { s: 0, h: 0 };
  for (const prec of ['s', 'h'] as const) {
    const [A, B, C] = [1, 2, 3].map(() => filled(prec, order * order));
    const call = { m: order, n: order, k: order, A, lda: order, B, ldb: order, C, ldc: order } as never;
    rates[prec] = (2 * order ** 3) / (1e-3 * (await gpuMs(() => gemm(queue, call))));
    for (const buffer of [A, B, C]) buffer!.dispose();
  }
  return rates;
}

const copies = new Map<number, number>();
/** What bounds the others: a copy that moves so many bytes, in bytes a second. */
async function copyRate(bytes: number): Promise<number> {
  const n = Math.ceil(bytes / 8);
  if (!copies.has(n)) {
    const [x, y] = [filled('s', n) as DeviceBuffer<'s'>, context.alloc('s', n)];
    copies.set(n, (8 * n) / (1e-3 * (await gpuMs(() => scopy(queue, { n, x, y })))));
    x.dispose();
    y.dispose();
  }
  return copies.get(n)!;
}

console.log(banner(machineOf(context), 'bench:nn', []).join('\n'));
const rates = await productRates();
const tera = (x: number): string => (x / 1e12).toFixed(2);
const memory = await copyRate(8 * elements);
console.log(
  `\nsgemm ${tera(rates.s)}, hgemm ${tera(rates.h)} TFLOP/s; scopy ${tera(memory)} TB/s. GPU ms: median of ${rounds}.\n`,
);
const wanted = new RegExp(values.only);
const isWanted = ({ name }: Line): boolean => wanted.test(name);
const row = (cells: readonly string[]): void => console.log(`| ${cells.join(' | ')} |`);
row(['call', 'type', 'GPU ms', 'wall ms', 'TFLOP/s or TB/s', 'of the bound']);
row(['---', '---', '---', '---', '---', '---']);
for (const line of lines.filter(isWanted)) {
  const { name, prec, flops, bytes } = line;
  const buffers: DeviceBuffer[] = [];
  const take = (length: number, type = prec): DeviceBuffer<never> => {
    buffers.push(filled(type, length));
    return buffers.at(-1) as DeviceBuffer<never>;
  };
  try {
    const call = line.make(take);
    const ms = await gpuMs(call);
    const rate = (flops ?? bytes!) / (1e-3 * ms);
    const share = rate / (flops === undefined ? await copyRate(bytes!) : rates[prec]);
    row([name, prec, ms.toFixed(3), (await wallMs(call)).toFixed(3), tera(rate), `${(100 * share).toFixed(0)} %`]);
  } catch (error) {
    row([name, prec, String(error)]);
  } finally {
    for (const buffer of buffers) buffer.dispose();
  }
}
context.dispose();
