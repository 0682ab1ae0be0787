import assert from 'node:assert/strict';
import { createContext, mustSucceed, sgesv } from '../src/index.js';
const ctx = await createContext(); // a GPU if there is one, else the CPU; { backend: 'gpu' } or { backend: 'cpu' } insists
const A = ctx.upload('s', Float32Array.of(2, 4, 1, 3)); // column-major: rows (2 1) and (4 3)
const B = ctx.upload('s', Float32Array.of(4, 10));
const ipiv = ctx.alloc('i', 2);
const info = ctx.alloc('i', 1);
await sgesv(ctx.queue, { n: 2, nrhs: 1, A, lda: 2, ipiv, B, ldb: 2, info });
mustSucceed('sgesv', (await ctx.download(info))[0]); // throws SingularError
const [x0, x1] = await ctx.download(B); // 1, 2
assert(Math.abs(x0 - 1) < 1e-6 && Math.abs(x1 - 2) < 1e-6);
ctx.dispose();
