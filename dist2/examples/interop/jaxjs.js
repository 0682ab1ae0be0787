// jax-js and basalt on one device: a matrix made by jax-js is read where it lies, its system is solved by basalt, and the solution goes
// back. jax-js takes no foreign device, so basalt takes its; it imports no foreign buffer, so the way back is by data. The library is
// handed in:
//   import * as jax from '@jax-js/jax';
//   await main(jax, console.log);
import assert from 'node:assert/strict';
import { createContext, sgesv, slacpy } from '../../src/index.js';
const N = 24;
export async function main(jax, print) {
    await jax.init('webgpu');
    jax.defaultDevice('webgpu');
    const { numpy: np } = jax;
    const ctx = await createContext({ device: jax.getWebGPUDevice() });
    // jax-js: S = M M^T + N I, symmetric, so that by rows and by columns are the same.
    const random = Float32Array.from({ length: N * N }, (_, k) => Math.sin(k * k + 1));
    const identity = Float32Array.from({ length: N * N }, (_, k) => (k % (N + 1) === 0 ? N : 0));
    const M = np.array(random, { shape: [N, N] });
    const S = np.add(np.matmul(M.ref, np.transpose(M)), np.array(identity, { shape: [N, N] }));
    const ones = Float32Array.from({ length: N }, () => 1);
    // basalt: the array stays jax-js's and must not be written to, so the factorization gets a copy, made on the device. `ref` keeps S alive
    // meanwhile.
    const theirs = ctx.wrap(await S.ref.gpuBuffer(), 's', N * N);
    const A = ctx.alloc('s', N * N);
    await slacpy(ctx.queue, { m: N, n: N, A: theirs, lda: N, B: A, ldb: N });
    const B = ctx.upload('s', ones);
    const [ipiv, info] = [ctx.alloc('i', N), ctx.alloc('i', 1)];
    await sgesv(ctx.queue, { n: N, nrhs: 1, A, lda: N, ipiv, B, ldb: N, info });
    const x = await ctx.download(B);
    assert.equal((await ctx.download(info))[0], 0);
    // jax-js again: S x is the right-hand side. It uses up S; the context leaves jax-js's device as it is.
    const product = await np.matmul(S, np.array(x, { shape: [N, 1] })).data();
    const error = Math.max(...Array.from(product, (value) => Math.abs(value - 1)));
    assert(error < 1e-4);
    ctx.dispose();
    print(`jax-js's ${N} x ${N} matrix, solved by basalt on its device: |S x - 1| <= ${error.toExponential(1)}`);
}
