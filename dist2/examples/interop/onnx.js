// ONNX Runtime Web and basalt on one device, in a page: basalt solves A X = B, ONNX Runtime multiplies A by X, both from and to the GPU's
// memory, and basalt finds no difference to B. Nothing but that difference reaches the host. The library is handed in, with a model of one
// MatMul, N x N:
//   import * as ort from 'onnxruntime-web/webgpu';
//   await main(ort, model, console.log);
import { createContext, saxpy, scopy, sgesv, snrm2 } from '../../src/index.js';
/** Order of the model's matrices. */
export const N = 16;
export async function main(ort, model, owner, print) {
    const session = (device) => ort.InferenceSession.create(model, {
        executionProviders: [device === undefined ? 'webgpu' : { name: 'webgpu', device }],
        preferredOutputLocation: 'gpu-buffer',
    });
    const early = owner === 'onnxruntime' ? await session() : undefined;
    const ctx = await createContext(owner === 'basalt' ? { backend: 'gpu' } : { device: (await ort.env.webgpu.device) });
    const multiply = early ?? (await session(ctx.gpu.device));
    // basalt: X := A^-1 B. Read by rows, as ONNX does, columns are rows: X^T A^T = B^T.
    const values = (seed) => Float32Array.from({ length: N * N }, (_, k) => Math.sin(seed + k * k));
    const A = ctx.upload('s', values(1).map((value, k) => (k % (N + 1) === 0 ? value + N : value)));
    const B = ctx.upload('s', values(2));
    const [LU, X] = [ctx.alloc('s', N * N), ctx.alloc('s', N * N)];
    await scopy(ctx.queue, { n: N * N, x: A, y: LU });
    await scopy(ctx.queue, { n: N * N, x: B, y: X });
    const [ipiv, info] = [ctx.alloc('i', N), ctx.alloc('i', 1)];
    await sgesv(ctx.queue, { n: N, nrhs: N, A: LU, lda: N, ipiv, B: X, ldb: N, info });
    // ONNX Runtime: the product, from basalt's memory. unwrap submits what is recorded.
    const tensor = async (matrix) => ort.Tensor.fromGpuBuffer((await ctx.unwrap(matrix)).buffer, { dataType: 'float32', dims: [N, N] });
    const results = await multiply.run({ A: await tensor(X), B: await tensor(A) });
    const product = results['C'];
    // basalt: its difference to B, over ONNX Runtime's memory.
    const P = ctx.wrap(product.gpuBuffer, 's', N * N);
    await saxpy(ctx.queue, { n: N * N, alpha: -1, x: P, y: B });
    const norm = ctx.alloc('s', 1);
    await snrm2(ctx.queue, { n: N * N, x: B, result: norm });
    const error = (await ctx.download(norm))[0];
    product.dispose();
    await multiply.release();
    ctx.dispose();
    print(`ONNX Runtime's product with basalt's solution, on ${owner}'s device: |A X - B| = ${error.toExponential(1)}`);
    return error;
}
