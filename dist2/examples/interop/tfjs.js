// TensorFlow.js and basalt the other way round: tfjs has opened its WebGPU backend and its device, and basalt comes along. Tensors are
// solved where they lie, and the solution is a tensor over basalt's memory, without a copy. basalt/tfjs (examples/tfjs/train.ts) does all
// that by itself; this is for other routines, and for a program that already has a device. The library is handed in, with its WebGPU
// backend selected:
//   import * as tf from '@tensorflow/tfjs';
//   import '@tensorflow/tfjs-backend-webgpu';
//   await tf.setBackend('webgpu');
//   await main(tf, console.log);
import assert from 'node:assert/strict';
import { createContext, sposv } from '../../src/index.js';
const N = 20;
export async function main(tf, print) {
    const { device } = tf.backend();
    const ctx = await createContext({ device });
    // tfjs: S = M M^T + N I.
    const M = tf.tensor(Float32Array.from({ length: N * N }, (_, k) => Math.cos(k * k)), [N, N], 'float32');
    const shift = tf.tensor(Float32Array.from({ length: N * N }, (_, k) => (k % (N + 1) === 0 ? N : 0)), [N, N], 'float32');
    const S = tf.add(tf.matMul(M, M, false, true), shift);
    // basalt: dataToGPU submits what tfjs has recorded and gives a copy of the tensor, which may be written to until tensorRef is disposed
    // of.
    const copy = S.dataToGPU();
    const A = ctx.wrap(copy.buffer, 's', N * N);
    const x = device.createBuffer({ size: 4 * N, usage: 128 | 8 | 4 }); // STORAGE, COPY_DST, COPY_SRC
    device.queue.writeBuffer(x, 0, new Float32Array(N).fill(1));
    const B = ctx.wrap(x, 's', N);
    const info = ctx.alloc('i', 1);
    await sposv(ctx.queue, { uplo: 'l', n: N, nrhs: 1, A, lda: N, B, ldb: N, info });
    assert.equal((await ctx.download(info))[0], 0);
    // tfjs again, over the memory of the solution. Everything of ours is submitted: the download has seen to it.
    const solution = tf.tensor({ buffer: x, zeroCopy: true }, [N, 1], 'float32');
    const product = tf.matMul(S, solution);
    const values = await product.data();
    const error = Math.max(...Array.from(values, (value) => Math.abs(value - 1)));
    assert(error < 1e-4);
    for (const tensor of [M, shift, S, solution, product, copy.tensorRef])
        tensor.dispose();
    ctx.dispose();
    x.destroy();
    print(`tfjs's ${N} x ${N} tensor, solved by basalt on its device: |S x - 1| <= ${error.toExponential(1)}`);
}
