import assert from 'node:assert/strict';
import { createContext, sgemm } from '../src/index.js';
const ctx = await createContext();
// X is 3 x 4, column-major: column 0 is 0 1 2, column 1 is 3 4 5, ...
const X = ctx.upload('s', Float32Array.from({ length: 12 }, (_, i) => i));
const C = ctx.upload('s', Float32Array.of(100, 0, 0, 100));
// A is rows 1..2 of columns 0..1 of X, with X's leading dimension; B is the two rows 0..1 of columns 2..3, transposed.
// C := 2 A B^T + C
await sgemm(ctx.queue, {
    transB: 't',
    m: 2,
    n: 2,
    k: 2,
    alpha: 2,
    A: X.at(1),
    lda: 3,
    B: X.at(6),
    ldb: 3,
    beta: 1,
    C,
    ldc: 2,
});
// A = (1 4; 2 5), B = (6 9; 7 10): A B^T = (42 47; 57 64)
assert.deepEqual([...(await ctx.download(C))], [184, 114, 94, 228]);
ctx.dispose();
