// GEEV and GEHRD of batches on the GPU: every variant of the kernels finds the same bits, matrices lie in memory as the device says, and
// what does not lie in its buffer is left out.
import { expect } from 'vitest';
import { enqueueGeevBatch } from '../../../src/batched/schur/geevBatched.gpu.ts';
import { enqueueGehrdBatch } from '../../../src/batched/schur/gehrdBatched.gpu.ts';
import { geevBatched, geevStridedBatched, gehrdStridedBatched, gehrdVbatched } from '../../../src/index.ts';
import type { Context } from '../../../src/runtime/context.ts';
import { mulberry32, signed } from '../../lib/rng.ts';
import { gpuTest, gpuWide } from '../../setup/contexts.ts';
import { callGeev } from './geevSupport.ts';

const random = (length: number): Float32Array => {
  const rng = mulberry32(length);
  return Float32Array.from({ length }, () => signed(rng));
};

/** Everything that is found of `count` matrices of order n by a variant. */
async function found(context: Context, n: number, count: number, force: string): Promise<Float32Array[]> {
  const data = context.upload('s', random(n * n * count));
  const [WR, WI] = [context.alloc('s', n * count), context.alloc('s', n * count)];
  const [VL, VR] = [context.alloc('s', n * n * count), context.alloc('s', n * n * count)];
  const info = context.upload('i', new Int32Array(count).fill(9));
  const mat = (X: typeof data) => ({ data: X, off: 0, rs: 1, cs: n, stride: n * n });
  const vec = (X: typeof data) => ({ data: X, off: 0, stride: n });
  enqueueGeevBatch(context.queue, {
    ...{ n, count, A: mat(data), WR: vec(WR), WI: vec(WI), VL: mat(VL), VR: mat(VR), force },
    info: { data: info, off: 0, ld: 1 },
  });
  const results = [];
  for (const X of [WR, WI, VL, VR]) results.push(await context.download(X));
  expect([...(await context.download(info))]).toEqual(new Array(count).fill(0));
  const tau = context.alloc('s', n * count);
  enqueueGehrdBatch(context.queue, { n, count, A: mat(data), tau: vec(tau), force });
  for (const X of [data, tau]) results.push(await context.download(X));
  for (const X of [data, WR, WI, VL, VR, info, tau]) X.dispose();
  return results;
}

gpuWide('a matrix in a buffer has the bits of one in the memory of its workgroup', async (context) => {
  // It takes minutes to compile all of that.
  if (/llvmpipe/.test(context.gpu!.name)) return;
  const [held, stored] = [await found(context, 11, 2, 'held-32'), await found(context, 11, 2, 'stored-32')];
  expect(stored).toEqual(held);
  for (const x of held) expect(x.every(Number.isFinite)).toBe(true);
});

gpuWide('of a ragged batch what no workgroup takes goes to the CPU, and all have their own bits', async (context) => {
  const squares = [5, 130, 0, 3].map((n) => ({ n, data: Float64Array.from(random(n * n)) }));
  const options = { jobvl: 'n' } as const;
  const together = await callGeev(context, 's', squares, { ...options, form: 'Vbatched' });
  for (const [b, one] of squares.entries()) expect(await callGeev(context, 's', [one], options)).toEqual([together[b]]);
  const data = squares.flatMap((one) => [...one.data]);
  const starts = [0, 25, 25 + 16900, 25 + 16900];
  const [A, tau] = [context.upload('s', Float32Array.from(data)), context.alloc('s', 200)];
  const places = { lda: [5, 130, 1, 3], offsetsA: starts, offsetsTau: [0, 5, 150, 160] };
  await gehrdVbatched(context.queue, { n: [5, 130, 0, 3], A, tau, ...places });
  const [all, scales] = [await context.download(A), await context.download(tau)];
  for (const [at, n, ofTau] of [
    [0, 5, 0],
    [25, 130, 5],
  ] as const) {
    const [own, other] = [context.upload('s', Float32Array.from(data.slice(at, at + n * n))), context.alloc('s', n)];
    const each = { lda: n, strideA: n * n, strideTau: n, batchCount: 1 };
    await gehrdStridedBatched(context.queue, { n, A: own, tau: other, ...each });
    expect(await context.download(own)).toEqual(all.slice(at, at + n * n));
    expect((await context.download(other)).slice(0, n - 1)).toEqual(scales.slice(ofTau, ofTau + n - 1));
    own.dispose();
    other.dispose();
  }
  A.dispose();
  tau.dispose();
});

gpuTest('what lies outside its buffer is left out', async (context) => {
  const n = 3;
  const A = context.upload('s', random(2 * n * n));
  const room = () => context.upload('s', new Float32Array(2 * n * n).fill(7));
  const [WR, WI, VR] = [room(), room(), room()];
  const info = context.upload('i', Int32Array.of(9, 9, 9));
  const list = (...places: number[]) => context.upload('i', Int32Array.from(places));
  const [ofA, ofW, ofV] = [list(0, 9, 0), list(0, 3, 2 * n * n - 1), list(9, -1, 0)];
  const places = { lda: n, offsetsA: ofA, offsetsWR: ofW, offsetsWI: ofW, ldvr: n, offsetsVR: ofV };
  await geevBatched(context.queue, { jobvl: 'n', n, A, WR, WI, VR, info, ...places, batchCount: 3 });
  expect([...(await context.download(info))]).toEqual([0, -1, -1]);
  const [re, right] = [await context.download(WR), await context.download(VR)];
  expect(re.slice(3).every((x) => x === 7)).toBe(true);
  expect(right.slice(0, 9).every((x) => x === 7)).toBe(true);
  expect(right.slice(9).every((x) => Math.abs(x) <= 1)).toBe(true);
  for (const X of [A, WR, WI, VR, info, ofA, ofW, ofV]) X.dispose();
});

gpuTest('reports may lie in one buffer, and results in the buffer of A', async (context) => {
  const n = 4;
  const data = random(n * n);
  const [A, lists] = [context.alloc('s', 3 * n * n), context.upload('i', Int32Array.of(9, 9))];
  context.write(A, data);
  const each = { lda: n, strideA: n * n, strideWR: n, strideWI: n, ldvr: n, strideVR: n * n, batchCount: 1 };
  const [WR, WI, VR] = [A.at(n * n), A.at(n * n + n), A.at(2 * n * n)];
  const [info, nonfinite] = [lists.at(0), lists.at(1)];
  await geevStridedBatched(context.queue, { jobvl: 'n', n, A, WR, WI, VR, info, nonfinite, ...each });
  expect([...(await context.download(lists))]).toEqual([0, 0]);
  const all = await context.download(A);
  expect(all.slice(0, n * n)).toEqual(data);
  let [sum, trace] = [0, 0];
  for (let i = 0; i < n; i++) [sum, trace] = [sum + all[n * n + i]!, trace + data[i * (n + 1)]!];
  expect(Math.abs(sum - trace)).toBeLessThan(1e-5);
  A.dispose();
  lists.dispose();
});
