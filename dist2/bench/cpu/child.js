// What can only be seen in a fresh process: node child.js first s|d (the first product, code generation included), bytes (of all modules
// that the dense routines make), idle (CPU time of an idle pool). Prints one JSON object.
import { setTimeout as sleep } from 'node:timers/promises';
import { createContext, gemm, gemv, geqrf, getrf, getrfStridedBatched, potrf, potrfStridedBatched, trmm, trsm, } from '../../src/index.js';
import { numbers, upload } from './ours.js';
const FIRST = 128;
const IDLE_MS = 1000;
const [what, prec = 'd'] = process.argv.slice(2);
function operands(context, n) {
    return [1, 2, 3].map((seed) => upload(context, prec, numbers(prec, n * n, seed)));
}
async function multiply(context, [A, B, C], n) {
    await gemm(context.queue, { m: n, n, k: n, A: A, lda: n, B: B, ldb: n, C: C, ldc: n });
}
/** Milliseconds of the first three products of a process: opening the engine belongs to the upload. */
async function first() {
    const start = performance.now();
    const context = await createContext({ backend: 'cpu' });
    const matrices = operands(context, FIRST);
    const opened = performance.now();
    const calls = [];
    for (let call = 0; call < 3; call++) {
        const before = performance.now();
        await multiply(context, matrices, FIRST);
        calls.push(performance.now() - before);
    }
    return { open: opened - start, calls };
}
/** Milliseconds of CPU time that the process takes in a second after a product on all threads. */
async function idle() {
    const context = await createContext({ backend: 'cpu' });
    const matrices = operands(context, 512);
    for (let call = 0; call < 5; call++)
        await multiply(context, matrices, 512);
    await sleep(200);
    const before = process.cpuUsage();
    await sleep(IDLE_MS);
    const { user, system } = process.cpuUsage(before);
    return { cpuMs: (user + system) / 1000 };
}
/** Adds up the modules that are made from now on. */
function countModules() {
    let bytes = 0;
    const Module = WebAssembly.Module;
    const counting = class extends Module {
        constructor(source) {
            super(source);
            bytes += source.byteLength;
        }
    };
    Object.assign(WebAssembly, { Module: counting });
    return () => bytes;
}
/**
 * Bytes of WebAssembly that calls in one precision have generated so far: of dense routines, then of gemv, then of batches of orders 8, 16,
 * 32.
 */
async function bytes() {
    const context = await createContext({ backend: 'cpu' });
    const count = countModules(); // behind the engine's start, whose test of WebAssembly is a module with 64 KiB of padding
    const { queue } = context;
    const n = 512;
    const [A, B, C] = operands(context, n);
    const [ipiv, info] = [context.alloc('i', n), context.alloc('i', n)];
    await multiply(context, [A, B, C], n);
    const product = count();
    await trsm(queue, { side: 'l', uplo: 'l', m: n, n, A, lda: n, B, ldb: n });
    await trmm(queue, { side: 'l', uplo: 'l', m: n, n, A, lda: n, B, ldb: n });
    await getrf(queue, { m: n, n, A, lda: n, ipiv, info });
    await potrf(queue, { uplo: 'l', n, A: C, lda: n, info });
    await geqrf(queue, { m: n, n, A: B, lda: n, tau: C });
    const dense = count();
    await gemv(queue, { m: n, n, A, lda: n, x: B, incx: 1, y: C, incy: 1 });
    const vectors = count();
    const batched = {};
    for (const order of [8, 16, 32]) {
        const before = count();
        const batch = { n: order, A, lda: order, strideA: order * order, batchCount: 8, info };
        await getrfStridedBatched(queue, { ...batch, m: order, ipiv, stridePiv: order });
        await potrfStridedBatched(queue, { ...batch, uplo: 'l' });
        batched[order] = count() - before;
    }
    return { gemm: product, dense, vectors: vectors - dense, batched };
}
const results = { first, bytes, idle };
console.log(JSON.stringify(await results[what]()));
