// The kernels' parts on the GPU: tfjs's buffers wrapped, our launches recorded among its own. By rows is by columns transposed, so
// C = op(A) op(B) is computed as C^T = op(B)^T op(A)^T, and nothing is copied.
import { enqueuePotrfBatch } from '../batched/cholesky/potrfBatched.gpu.js';
import { enqueueGesvBatch } from '../batched/lu/gesvBatched.gpu.js';
import { enqueueGemmBatch } from '../batched/products/gemmStridedBatched.gpu.js';
import { enqueueQrBatch } from '../batched/qr/qrBatched.gpu.js';
import { enqueueTrsmBatch } from '../batched/triangular/trsmBatched.gpu.js';
import { enqueueLacpy } from '../blas3/elements/lacpy.gpu.js';
import { enqueueGemm } from '../blas3/products/gemm.gpu.js';
import { enqueueConvolution, enqueueFilterGradient, suitsTurned } from '../nn/convolution/implicit.gpu.js';
import { windowCount, windowSize } from '../nn/convolution/windows.js';
import { eachSlice, isPointwise, limits, windowsPerSlice, } from './compute.js';
import { im2colKernel, im2colLaunch } from './im2col.kernels.js';
import { sizeOf } from './ownBackend.js';
const mat = (data, ld, off = 0) => ({ data, off, ld });
/** Matrices by rows, one behind the other. */
const byRows = (data, rows, cols) => ({
    data,
    off: 0,
    rs: cols,
    cs: 1,
    stride: rows * cols,
});
export class GpuCompute {
    backend;
    context;
    queue;
    math;
    /** Buffers of tfjs's as they are wrapped, for as long as tfjs has them. */
    wraps = new WeakMap();
    constructor(backend, context, math) {
        this.backend = backend;
        this.context = context;
        this.queue = context.queue;
        this.math = math;
    }
    mathOf(m, n, k) {
        if (this.math !== 'auto')
            return this.math;
        return m * n * k >= SPLIT_PAYS ? 'split' : 'strict';
    }
    /**
     * Calls `work` with the tensors' elements on the device, or gives again what it gave in an earlier call of that name, which says all that
     * `work` goes by: sizes and flags.
     */
    record(name, tensors, work) {
        const { backend, queue } = this;
        const buffers = [];
        // tfjs's buffers are as long as their tensors; those that a program brings along need not be, and may be two tensors' memory.
        let unlike = '';
        for (let k = 0; k < tensors.length; k++) {
            const buffer = this.wrapped(tensors[k]);
            for (let l = 0; l < k; l++)
                if (buffers[l].lentBy === buffer.lentBy)
                    unlike += `=${l},${k}`;
            if (!buffer.inFours)
                unlike += `~${k}`;
            buffers.push(buffer);
        }
        const { dispatches } = queue;
        queue.repeated(`${name};${this.math}${unlike}`, buffers, () => work(buffers));
        backend.took(queue.dispatches - dispatches);
    }
    /** A tensor's elements: the same for all tensors that tfjs lays into that buffer. */
    wrapped({ dataId, shape, dtype }) {
        const { backend, wraps } = this;
        backend.uploadToGPU(dataId);
        const gpu = backend.tensorMap.get(dataId).resource;
        const type = dtype === 'int32' ? 'i' : 's';
        const length = sizeOf(shape);
        const known = wraps.get(gpu);
        if (known?.length === length && known.type === type)
            return known;
        const buffer = this.context.wrap(gpu, type, length);
        wraps.set(gpu, buffer);
        return buffer;
    }
    tensor(shape, dtype = 'float32') {
        return this.backend.makeTensorInfo([...shape], dtype);
    }
    copy(count, from, to) {
        // Columns of a length that keeps the grid square-ish: one would be a row of workgroups, and may be longer than a grid.
        const m = Math.min(count, 2 ** 16);
        const n = Math.floor(count / m);
        enqueueLacpy(this.queue, { uplo: 'f', m, n, A: mat(from, m), B: mat(to, m) });
        if (m * n < count)
            enqueueLacpy(this.queue, { uplo: 'f', m: count - m * n, n: 1, A: mat(from, m, m * n), B: mat(to, m, m * n) });
    }
    product(p, shape) {
        const c = this.tensor(shape);
        const { rows, cols, depth, transA, transB, runs, epilogue } = p;
        const name = `${p.name};${nameOf(epilogue)}`;
        const [ldA, ldB] = [transA ? rows : depth, transB ? depth : cols];
        const sizes = {
            transA: transB ? 't' : 'n',
            transB: transA ? 't' : 'n',
            m: cols,
            n: rows,
            k: depth,
            alpha: 1,
            beta: 0,
            math: this.mathOf(cols, rows, depth),
        };
        this.record(name, [p.a, p.b, c, ...biasOf(epilogue)], ([A, B, C, bias]) => {
            for (const run of runs) {
                const operands = { A: mat(B, ldB, run.offB), B: mat(A, ldA, run.offA), C: mat(C, cols, run.offC) };
                const fused = onDevice(epilogue, bias);
                if (fused !== undefined)
                    enqueueGemm(this.queue, { ...sizes, ...operands, epilogue: fused });
                else {
                    const strides = { strideA: run.strideB, strideB: run.strideA, strideC: run.strideC };
                    enqueueGemmBatch(this.queue, { ...sizes, ...operands, ...strides, batch: run.count });
                }
            }
        });
        return c;
    }
    complexProduct(p, a, b, shape) {
        const [real, imag] = [this.tensor(shape), this.tensor(shape)];
        const { rows, cols, depth, transA, transB, runs } = p;
        const [ldA, ldB] = [transA ? rows : depth, transB ? depth : cols];
        const math = this.mathOf(cols, rows, depth);
        const sizes = { transA: transB ? 't' : 'n', transB: transA ? 't' : 'n', m: cols, n: rows, k: depth, math };
        const tensors = [a.real, a.imag, b.real, b.imag, real, imag];
        this.record(`complex;${p.name}`, tensors, (buffers) => {
            const [ar, ai, br, bi, cr, ci] = buffers;
            // C = (ar + i ai) (br + i bi)
            const terms = [
                { A: br, B: ar, C: cr, alpha: 1, beta: 0 },
                { A: bi, B: ai, C: cr, alpha: -1, beta: 1 },
                { A: bi, B: ar, C: ci, alpha: 1, beta: 0 },
                { A: br, B: ai, C: ci, alpha: 1, beta: 1 },
            ];
            for (const run of runs) {
                const strides = { strideA: run.strideB, strideB: run.strideA, strideC: run.strideC, batch: run.count };
                for (const { A, B, C, alpha, beta } of terms) {
                    const operands = { A: mat(A, ldB, run.offB), B: mat(B, ldA, run.offA), C: mat(C, cols, run.offC) };
                    enqueueGemmBatch(this.queue, { ...sizes, ...operands, ...strides, alpha, beta });
                }
            }
        });
        return { real, imag };
    }
    convolve({ windows: w, x, filter, epilogue }, shape) {
        const y = this.tensor(shape);
        const [m, k] = [w.outChannels, windowSize(w)];
        const { queue } = this;
        const math = this.mathOf(m, windowCount(w), k);
        const name = `conv;${windowsName(w)};${nameOf(epilogue)}`;
        this.record(name, [x, filter, y, ...biasOf(epilogue)], ([X, F, Y, bias]) => {
            if (suits(w, math)) {
                const fused = onDevice(epilogue, bias);
                enqueueConvolution(queue, { windows: w, turned: false, x: X, filter: F, y: Y, epilogue: fused });
                return;
            }
            this.gathered(w, X, (B, first, n) => {
                const operands = { A: mat(F, m), B, C: mat(Y, m, first * m) };
                enqueueGemm(this.queue, { m, n, k, alpha: 1, beta: 0, ...operands, math, epilogue: onDevice(epilogue, bias) });
            });
        });
        return y;
    }
    filterGradient(w, x, dy, shape) {
        const df = this.tensor(shape);
        const [m, n] = [w.outChannels, windowSize(w)];
        const { queue } = this;
        const math = this.mathOf(m, n, windowCount(w));
        this.record(`by filter;${windowsName(w)}`, [x, dy, df], ([X, DY, DF]) => {
            if (suits(w, math)) {
                enqueueFilterGradient(queue, { windows: w, x: X, dy: DY, df: DF });
                return;
            }
            this.gathered(w, X, (B, first, k) => {
                const operands = { A: mat(DY, m, first * m), B, C: mat(DF, m) };
                enqueueGemm(this.queue, { transB: 't', m, n, k, alpha: 1, beta: first === 0 ? 0 : 1, ...operands, math });
            });
        });
        return df;
    }
    inputGradient(w, dy, filter, shape) {
        if (!isPointwise(w) && !suitsTurned(w))
            return undefined;
        const dx = this.tensor(shape);
        const { queue } = this;
        const [m, k] = [w.channels, w.outChannels];
        const math = this.mathOf(m, windowCount(w), k);
        this.record(`by images;${windowsName(w)}`, [dy, filter, dx], ([DY, F, DX]) => {
            if (isPointwise(w)) {
                const operands = { A: mat(F, k), B: mat(DY, k), C: mat(DX, m) };
                enqueueGemm(queue, { transA: 't', m, n: windowCount(w), k, alpha: 1, beta: 0, ...operands, math });
            }
            else
                enqueueConvolution(queue, { windows: w, turned: true, x: DY, filter: F, y: DX });
        });
        return dx;
    }
    /** eachSlice with the windows as a matrix with a column for each. */
    gathered(w, x, work) {
        const depth = windowSize(w);
        if (isPointwise(w)) {
            work(mat(x, depth), 0, windowCount(w));
            return;
        }
        const slice = this.context.lease('s', windowsPerSlice(w) * depth);
        eachSlice(w, (first, count) => {
            const { tuning, groups } = im2colLaunch(depth, count);
            this.queue.launch(im2colKernel, tuning, { x, W: slice }, { ...w, count, first, depth }, groups);
            work(mat(slice, depth), first, count);
        });
        slice.dispose();
    }
    solve({ count, n, nrhs }, a, b) {
        const [x, info] = [this.tensor(b.shape), this.tensor([count], 'int32')];
        const { queue, context } = this;
        this.record(`solve;${count},${n},${nrhs}`, [a, b, x, info], ([A, B, X, infos]) => {
            const [LU, pivots] = [context.lease('s', count * n * n), context.lease('i', count * n)];
            this.copy(count * n * n, A, LU);
            this.copy(count * n * nrhs, B, X);
            enqueueGesvBatch(queue, {
                ...{ count, n, nrhs },
                A: byRows(LU, n, n),
                B: byRows(X, n, nrhs),
                ipiv: { data: pivots, off: 0, stride: n },
                info: mat(infos, 1),
                onFailure: 'nan',
            });
            LU.dispose();
            pivots.dispose();
        });
        return { x, info };
    }
    solveTriangle(s, uplo, transposed, a, b) {
        const x = this.tensor(b.shape);
        const { count, n, nrhs } = s;
        this.record(`triangle;${count},${n},${nrhs},${uplo},${transposed}`, [a, b, x], ([A, B, X]) => {
            this.copy(count * n * nrhs, B, X);
            const whole = byRows(A, n, n);
            const triangle = transposed ? { ...whole, rs: whole.cs, cs: whole.rs } : whole;
            const flags = { upper: (uplo === 'u') !== transposed, unit: false, alpha: 1 };
            enqueueTrsmBatch(this.queue, { ...s, ...flags, A: triangle, B: byRows(X, n, nrhs) });
        });
        return x;
    }
    cholesky(count, n, a) {
        const [l, info] = [this.tensor(a.shape), this.tensor([count], 'int32')];
        this.record(`cholesky;${count},${n}`, [a, l, info], ([A, L, infos]) => {
            this.copy(count * n * n, A, L);
            const reports = { info: mat(infos, 1), onFailure: 'nan' };
            enqueuePotrfBatch(this.queue, { count, n, uplo: 'l', A: byRows(L, n, n), ...reports });
        });
        return { l, info };
    }
    qr(count, m, n, a) {
        const k = Math.min(m, n);
        const lead = a.shape.slice(0, -2);
        const [q, r] = [this.tensor([...lead, m, k]), this.tensor([...lead, k, n])];
        this.record(`qr;${count},${m},${n}`, [a, q, r], ([A, Q, R]) => {
            enqueueQrBatch(this.queue, { count, m, n, A: byRows(A, m, n), Q: byRows(Q, m, k), R: byRows(R, k, n) });
        });
        return { q, r };
    }
}
/**
 * Channels of the result from which matrix units save more than it takes to gather the windows for them. Predicted for an H200: with m
 * channels a number of the windows takes m * 57 fs here, m * 25 fs on units in 'split', and 5 ps to write, read, split and read again. 64
 * channels took three times as long.
 */
const GATHERED = 256;
/** Whether a convolution, or its gradient by the filter, goes to a kernel of its own: matrix units multiply what is in memory. */
function suits(w, math) {
    const inMemory = math !== 'strict' && w.outChannels >= GATHERED;
    return !inMemory && !isPointwise(w);
}
/**
 * Multiplications of a product from which on 'auto' splits it: its factors are packed first, in dispatches that the host has to record.
 * H200, 2026-11, with bounds checks: 4096 x 4096 x 4096 3.3 ms, split 1.8; 1024 x 4096 x 4096 0.83 and 0.5 to 0.7, but the host needs 0.3
 * ms more.
 */
const SPLIT_PAYS = 2 ** 35;
/** All that onDevice makes of it besides the bias's place. */
const nameOf = (epilogue) => epilogue === undefined
    ? ''
    : `${epilogue.activation},${epilogue.low},${epilogue.high},${epilogue.bias === undefined ? '' : 'bias'}`;
/** All windows, and how they are gathered. */
function windowsName(w) {
    const sizes = `${w.images},${w.height},${w.width},${w.channels},${w.outHeight},${w.outWidth},${w.outChannels}`;
    const places = `${w.strideY},${w.strideX},${w.dilationY},${w.dilationX},${w.top},${w.left}`;
    return `${sizes};${w.filterHeight},${w.filterWidth},${places};${limits.slice}`;
}
const biasOf = (epilogue) => (epilogue?.bias === undefined ? [] : [epilogue.bias]);
function onDevice(epilogue, bias) {
    if (epilogue === undefined)
        return undefined;
    const { activation, low, high } = epilogue;
    return { bias: bias && mat(bias, 1), biasOf: 'rows', activation, low, high };
}
