// Draws docs/img/doubles-accuracy.svg: errors of products of doubles on a GPU by the spread of the data, for each accuracy of gemm, against
// exact sums. `node scripts/draw-doubles.mjs`, after a build; any adapter gives the same bits.
import path from 'node:path';
import { adapterEnvironment } from './adapter.mjs';
import { draw } from './drawing.mjs';
import { node, root } from './process.mjs';

if (process.env.BASALT_DRAWING === undefined) {
  const environment = { ...(await adapterEnvironment()), BASALT_DRAWING: '1' };
  process.exit(await node([import.meta.filename], environment));
}

const { createContext, dgemm } = await import(path.join(root, 'dist/src/index.js'));
const { Random } = await import(path.join(root, 'dist/testing/lib/random.js'));

const [N, K] = [24, 1024];
const SPREADS = [0, 0.25, 0.5, 1, 1.5, 2];
const ACCURACIES = { f32: '8 moduli', df64: '13 moduli', 14: '14 moduli', f64: 'as many as needed', wide: '20 moduli' };
const U = 2 ** -53;

/** Numbers of either sign whose logarithms spread: what articles on such products take, phi the spread. */
function spreadNumbers(length, phi, seed) {
  const random = new Random([seed, 2, 3, 5]);
  const normal = () =>
    Math.sqrt(-2 * Math.log(1 - (random.rands() + 1) / 2.0000001)) * Math.cos(Math.PI * random.rands());
  return Float64Array.from({ length }, () => random.rands() * 0.5 * Math.exp(phi * normal()));
}

/** x as an integer times 2^-1074. */
function integerOf(x) {
  const words = new BigUint64Array(Float64Array.of(x).buffer)[0];
  const exponent = Number((words >> 52n) & 0x7ffn);
  const significand = (words & 0xfffffffffffffn) | (exponent === 0 ? 0n : 1n << 52n);
  const value = significand << BigInt(Math.max(exponent, 1) - 1);
  return x < 0 ? -value : value;
}

const context = await createContext({ backend: 'gpu', doubles: 'gpu' });
globalThis.kept = context;

async function errorOf(phi, accuracy) {
  const [a, b] = [spreadNumbers(N * K, phi, 1), spreadNumbers(K * N, phi, 7)];
  const C = context.alloc('d', N * N);
  const operands = { A: context.upload('d', a), lda: N, B: context.upload('d', b), ldb: K, C, ldc: N };
  await dgemm(context.queue, { m: N, n: N, k: K, ...operands, accuracy: Number(accuracy) || accuracy });
  const c = await context.download(C);
  return errorOfResult(a, b, (i, j) => c[i + j * N]);
}

/** The largest error of a product whose elements `of` gives, in units of 2^-53 |A| |B|. */
function errorOfResult(a, b, of) {
  let worst = 0;
  for (let j = 0; j < N; j++) {
    for (let i = 0; i < N; i++) {
      let [sum, size] = [0n, 0];
      for (let l = 0; l < K; l++) {
        sum += integerOf(a[i + l * N]) * integerOf(b[l + j * K]);
        size += Math.abs(a[i + l * N] * b[l + j * K]);
      }
      // A double holds neither the sum nor 2^-2148.
      const error = Number((sum - (integerOf(of(i, j)) << 1074n)) >> 1160n) * 2 ** -988;
      worst = Math.max(worst, Math.abs(error) / size / U);
    }
  }
  return worst;
}
/** What sums of rounded products give, one term after the other. */
function plainError(phi) {
  const [a, b] = [spreadNumbers(N * K, phi, 1), spreadNumbers(K * N, phi, 7)];
  return errorOfResult(a, b, (i, j) => {
    let sum = 0;
    for (let l = 0; l < K; l++) sum += a[i + l * N] * b[l + j * K];
    return sum;
  });
}

const names = {
  ...Object.fromEntries(Object.entries(ACCURACIES).map(([name, by]) => [name, Number(name) ? by : `'${name}', ${by}`])),
  plain: 'binary64, term by term',
};
const looks = Object.fromEntries(Object.values(names).map((name, color) => [name, { color, variant: 0 }]));
const series = [];
for (const [accuracy, name] of Object.entries(names)) {
  const points = [];
  for (const phi of SPREADS)
    points.push({
      x: phi,
      y: Math.max(2 ** -10, accuracy === 'plain' ? plainError(phi) : await errorOf(phi, accuracy)),
    });
  console.log(`${name}:`, points.map(({ x, y }) => `${x}: ${y.toPrecision(2)}`).join(', '));
  series.push({ name, ...looks[name], points });
}
draw('docs/img/doubles-accuracy.svg', looks, [
  {
    id: 'accuracy',
    title: `Products of depth ${K}`,
    x: { kind: 'linear', title: 'phi: elements (rand - 1/2) exp(phi randn)' },
    y: { kind: 'log', title: 'largest error / (2^-53 |A| |B|)' },
    series,
  },
]);
process.exit(0);
