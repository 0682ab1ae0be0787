// Run under mpirun: tsqrSolve against lstsq of all rows on one rank, in four types; shares of many sizes; and what ranks say when one of
// them is wrong. Rank 0 prints what differs.
import { createContext } from '../../../src/index.ts';
import { type ComplexArray, complex, lstsq, type NdArray, ndarray } from '../../../src/linalg/index.ts';
import { openMpi, type TsqrOptions, tsqrSolve } from '../../../src/mpi.ts';
import { refusals, toRankZero } from './said.ts';

const { world } = await openMpi();
using context = await createContext({ backend: 'cpu', threads: 1 });
const { rank, size } = world;
const wrong: string[] = [];

type Any = NdArray<Float32Array> | NdArray<Float64Array> | ComplexArray;
/** Numbers without a pattern, the same on all ranks. */
const noise =
  (seed: number) =>
  (k: number): number =>
    Math.sin(1.7 * (k + 1 + seed) ** 2);

/** Rows from `from` on, before `to`, of the matrix of all. */
function part(type: string, from: number, to: number, cols: number, seed: number, flat?: (at: number) => number): Any {
  const numbers = (more: number): Float64Array =>
    Float64Array.from({ length: (to - from) * cols }, (_, k) => {
      const at = from * cols + k;
      return flat === undefined ? noise(seed + more)(at) : flat(at);
    });
  const single = (x: Float64Array): Float32Array => Float32Array.from(x);
  const shape = [to - from, cols];
  if (type === 's') return ndarray(single(numbers(0)), shape);
  if (type === 'd') return ndarray(numbers(0), shape);
  const [re, im] = [numbers(0), numbers(3)].map((x) => (type === 'c' ? single(x) : x));
  return complex(ndarray(re!, shape) as NdArray<Float64Array>, ndarray(im!, shape) as NdArray<Float64Array>);
}

/** How many rows each rank has. */
type Share = (rank: number) => number;
const shares: Record<string, Share> = {
  even: () => 40,
  none: (r) => (r === 0 ? 0 : 30),
  few: (r) => r + 1,
};

async function compare(
  name: string,
  type: string,
  share: Share,
  n: number,
  nrhs: number,
  flat?: (at: number) => number,
) {
  const before = Array.from({ length: rank }, (_, r) => share(r)).reduce((a, b) => a + b, 0);
  const total = Array.from({ length: size }, (_, r) => share(r)).reduce((a, b) => a + b, 0);
  const [from, to] = [before, before + share(rank)];
  const options: TsqrOptions = { context };
  const found = await tsqrSolve(
    part(type, from, to, n, 1, flat) as NdArray<Float64Array>,
    part(type, from, to, nrhs, 2) as NdArray<Float64Array>,
    options,
  );
  const A = part(type, 0, total, n, 1, flat) as NdArray<Float64Array>;
  const b = part(type, 0, total, nrhs, 2) as NdArray<Float64Array>;
  const wanted = await lstsq(A, b, { context });
  const eps = type === 's' || type === 'c' ? 2 ** -24 : 2 ** -53;
  const length = Math.hypot(...wanted.x.data);
  const error = Math.hypot(...found.x.data.map((x, k) => x - wanted.x.data[k]!)) / Math.max(length, 1e-30);
  const bound = (30 * eps) / Math.max(wanted.rcond ?? 0.01, 1e-3);
  if (n > 0 && !(error < bound)) wrong.push(`${name} ${type}: x differs by ${error}, bound ${bound}`);
  if (found.rank !== wanted.rank || found.rows !== total) wrong.push(`${name} ${type}: rank ${found.rank}`);
  for (const [k, sum] of wanted.residuals.entries())
    if (!(Math.abs(found.residuals[k]! - sum) < 1000 * eps * Math.max(sum, length ** 2)))
      wrong.push(`${name} ${type}: residual ${found.residuals[k]} of ${sum}`);
  const bits = await world.allgather(Float64Array.from(found.x.data));
  const [count, mine] = [found.x.data.length, found.x.data];
  if (!bits.every((x, k) => Object.is(x, mine[k % count]))) wrong.push(`${name} ${type}: ranks have other bits`);
}

for (const type of ['s', 'd', 'c', 'z']) {
  await compare('even', type, shares['even']!, 7, 2);
  await compare('a rank without rows', type, size === 1 ? shares['even']! : shares['none']!, 5, 1);
  await compare('fewer rows than columns', type, shares['few']!, 20, 1);
}
await compare('one column', 'd', shares['even']!, 1, 1);
await compare('no column', 'd', shares['even']!, 0, 1);
// Columns 0 and 2 are equal.
await compare('dependent columns', 'd', shares['even']!, 3, 1, (at) =>
  at % 3 === 1 ? noise(5)(at) : noise(1)(at - (at % 3)),
);

// A NaN on the last rank is a rank of 0 on all.
const ill = Float64Array.of(1, 2, 3, rank === size - 1 ? Number.NaN : 5);
const { rank: found, x } = await tsqrSolve(ndarray(ill, [2, 2]), Float64Array.of(1, 2), { context });
if (found !== 0 || !x.data.every(Number.isNaN)) wrong.push(`NaN: rank ${found}, x ${x.data}`);

const last = rank === size - 1;
using gone = await createContext({ backend: 'cpu', threads: 1 });
if (last) gone.dispose();
const faults = {
  device: await refusals(world, () => tsqrSolve([[1, 2]], [1], { context: gone })),
  shapes: await refusals(world, () =>
    tsqrSolve(ndarray(new Float64Array(6), last ? [2, 3] : [3, 2]), new Float64Array(last ? 2 : 3), { context }),
  ),
  argument: await refusals(world, () => tsqrSolve([[1, 2]], last ? [1, 2] : [1], { context })),
  aborted: await refusals(world, () =>
    tsqrSolve([[1, 2]], [1], { context, ...(last ? { signal: AbortSignal.abort(new Error('no more')) } : {}) }),
  ),
};
const all = await toRankZero(world, wrong);
if (rank === 0) console.log(JSON.stringify({ wrong: all, faults }));
