import assert from 'node:assert/strict';
import { createContext, sgesvStridedBatched } from '../src/index.js';
const ctx = await createContext();
const [n, batchCount] = [4, 10_000];
// One matrix behind the other, all of them 2 I, and right-hand sides of ones
const A = ctx.upload('s', Float32Array.from({ length: n * n * batchCount }, (_, k) => ((k % 16) % 5 === 0 ? 2 : 0)));
const B = ctx.upload('s', new Float32Array(n * batchCount).fill(1));
const [ipiv, info] = [ctx.alloc('i', n * batchCount), ctx.alloc('i', batchCount)];
const places = { lda: n, strideA: n * n, stridePiv: n, ldb: n, strideB: n, batchCount };
await sgesvStridedBatched(ctx.queue, { n, nrhs: 1, A, ipiv, B, info, ...places });
assert((await ctx.download(B)).every((x) => x === 0.5));
ctx.dispose();
