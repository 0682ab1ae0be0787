import { potrfBatchEngine } from '../batched/cholesky/potrfBatched.cpu.js';
import { batchPlaces } from '../batched/lanes.cpu.js';
import { gesvBatchEngine } from '../batched/lu/gesvBatched.cpu.js';
import { gemmListEngine } from '../batched/products/gemmList.cpu.js';
import { gemmBlockedRef } from '../blas3/products/gemm.ref.js';
import { activationRef, epilogueRef } from '../blas3/products/gemmFused.ref.js';
import { trsmEngine } from '../blas3/triangular/trsm.cpu.js';
import { trsmBlockedRef } from '../blas3/triangular/trsm.ref.js';
import { engine } from '../engine/engine.js';
import { single } from '../engine/ops.js';
import { placeAt } from '../engine/workspace.js';
import { POTRF_WORK } from '../lapack/cholesky/potrf.cpu.js';
import { potrfRef } from '../lapack/cholesky/potrf.ref.js';
import { gesvRef } from '../lapack/lu/gesv.ref.js';
import { geqrfEngine } from '../lapack/qr/geqrf.cpu.js';
import { geqrfRef } from '../lapack/qr/geqrf.ref.js';
import { orgqrEngine } from '../lapack/qr/orgqr.cpu.js';
import { orgqrRef } from '../lapack/qr/orgqr.ref.js';
import { windowCount, windowSize } from '../nn/convolution/windows.js';
import { eachSlice, isPointwise, } from './compute.js';
/** The stock backend without its advice, on the console, to use another one in Node. */
export function cpuBackend(stock) {
    const backend = new stock.MathBackendCPU();
    backend.firstUse = false;
    return backend;
}
const mat = (data, ld, off = 0) => ({ data, off, ld });
/** `fast` if there is an engine whose memory suffices, else `slow`. */
function compute(fast, slow) {
    const done = engine()?.within((space) => {
        fast(engine(), space);
        return true;
    });
    if (done === undefined)
        slow();
}
/** C := op(A) op(B) + beta C by columns, ldc = m, for every matrix of every run. */
function multiply(p, runs) {
    const { m, n, k, transA, transB, A, lda, B, ldb, beta, C } = p;
    const each = (work) => {
        for (const r of runs)
            for (let b = 0; b < r.count; b++)
                work(r.offA + b * r.strideA, r.offB + b * r.strideB, r.offC + b * r.strideC);
    };
    compute((e, space) => {
        const whole = (X, use) => space.matrix(mat(X, X.length), X.length, 1, use).at;
        const [atA, atB, atC] = [whole(A, 'read'), whole(B, 'read'), whole(C, 'write')];
        const place = (at, ld, off) => placeAt(single, { at, ld }, off, 0);
        const list = [];
        each((offA, offB, offC) => list.push({ m, n, k, A: place(atA, lda, offA), B: place(atB, ldb, offB), C: place(atC, m, offC) }));
        gemmListEngine(e, single, space, transA ? 't' : 'n', transB ? 't' : 'n', 1, beta, list);
    }, () => each((offA, offB, offC) => {
        const [ta, tb] = [transA ? 't' : 'n', transB ? 't' : 'n'];
        gemmBlockedRef(ta, tb, m, n, k, 1, mat(A, lda, offA), mat(B, ldb, offB), beta, mat(C, m, offC));
    }));
}
const one = (offA, offB, offC) => [
    { count: 1, offA, strideA: 0, offB, strideB: 0, offC, strideC: 0 },
];
/** From matrices by rows, one behind the other, to by columns. */
function turned(rows, cols, count, X) {
    const out = new Float32Array(X.length);
    for (let b = 0; b < count; b++) {
        const off = b * rows * cols;
        for (let j = 0; j < cols; j++) {
            for (let i = 0; i < rows; i++)
                out[off + i + j * rows] = X[off + i * cols + j];
        }
    }
    return out;
}
/**
 * Calls `work` for every pixel under each of `count` windows from `first` on: where it has its channels in the windows, one behind the
 * other, and where in the images; undefined where the window hangs over the edge.
 */
function eachPixel(w, first, count, work) {
    const { channels, height, width } = w;
    let at = 0;
    for (let pixel = first; pixel < first + count; pixel++) {
        const line = Math.floor(pixel / w.outWidth);
        const top = (line % w.outHeight) * w.strideY - w.top;
        const left = (pixel % w.outWidth) * w.strideX - w.left;
        const image = Math.floor(line / w.outHeight) * height;
        for (let fy = 0; fy < w.filterHeight; fy++) {
            const row = top + fy * w.dilationY;
            for (let fx = 0; fx < w.filterWidth; fx++) {
                const col = left + fx * w.dilationX;
                const inside = row >= 0 && row < height && col >= 0 && col < width;
                work(at, inside ? ((image + row) * width + col) * channels : undefined);
                at += channels;
            }
        }
    }
}
/** eachSlice with the windows' elements, as a matrix with a column for each window; zeros where they hang over the edge. */
function gathered(w, x, work) {
    if (isPointwise(w)) {
        work(x, 0, windowCount(w));
        return;
    }
    const { channels } = w;
    eachSlice(w, (first, count) => {
        const W = new Float32Array(count * windowSize(w));
        eachPixel(w, first, count, (at, source) => {
            if (source !== undefined)
                for (let c = 0; c < channels; c++)
                    W[at + c] = x[source + c];
        });
        work(W, first, count);
    });
}
export class CpuCompute {
    backend;
    constructor(backend) {
        this.backend = backend;
    }
    values({ dataId }) {
        const { values } = this.backend.data.get(dataId);
        return values instanceof Float32Array ? values : Float32Array.from(values);
    }
    tensor(shape, values) {
        const dtype = values instanceof Int32Array ? 'int32' : 'float32';
        return this.backend.makeTensorInfo([...shape], dtype, values);
    }
    finish(rows, cols, C, epilogue) {
        if (epilogue === undefined)
            return;
        const bias = epilogue.bias && mat(this.values(epilogue.bias), 1);
        const P = mat(C, cols);
        epilogueRef(cols, rows, P, { bias, biasOf: 'rows', f: activationRef(epilogue) }, P);
    }
    product(p, shape) {
        const { rows, cols, depth, transA, transB, epilogue } = p;
        const C = new Float32Array(shape.reduce((product, size) => product * size, 1));
        const runs = p.runs.map((r) => ({ ...r, offA: r.offB, strideA: r.strideB, offB: r.offA, strideB: r.strideA }));
        const sizes = { m: cols, n: rows, k: depth, transA: transB, transB: transA, beta: 0 };
        const [lda, ldb] = [transB ? depth : cols, transA ? rows : depth];
        multiply({ ...sizes, A: this.values(p.b), lda, B: this.values(p.a), ldb, C }, runs);
        this.finish(rows, cols, C, epilogue);
        return this.tensor(shape, C);
    }
    complexProduct(p, a, b, shape) {
        const { rows, cols, depth, transA, transB } = p;
        const size = shape.reduce((product, extent) => product * extent, 1);
        const [real, imag] = [new Float32Array(size), new Float32Array(size)];
        const runs = p.runs.map((r) => ({ ...r, offA: r.offB, strideA: r.strideB, offB: r.offA, strideB: r.strideA }));
        const sizes = { m: cols, n: rows, k: depth, transA: transB, transB: transA };
        const [lda, ldb] = [transB ? depth : cols, transA ? rows : depth];
        const [ar, ai, br, bi] = [a.real, a.imag, b.real, b.imag].map((part) => this.values(part));
        const add = (A, B, C, beta) => multiply({ ...sizes, A, lda, B, ldb, beta, C }, runs);
        // C = (ar + i ai) (br + i bi)
        add(br, ar, real, 0);
        add(bi, ai.map((x) => -x), real, 1);
        add(bi, ar, imag, 0);
        add(br, ai, imag, 1);
        return { real: this.tensor(shape, real), imag: this.tensor(shape, imag) };
    }
    convolve({ windows: w, x, filter, epilogue }, shape) {
        const [m, k] = [w.outChannels, windowSize(w)];
        const C = new Float32Array(windowCount(w) * m);
        const A = this.values(filter);
        gathered(w, this.values(x), (B, first, n) => {
            multiply({ m, n, k, transA: false, transB: false, A, lda: m, B, ldb: k, beta: 0, C }, one(0, 0, first * m));
        });
        this.finish(windowCount(w), m, C, epilogue);
        return this.tensor(shape, C);
    }
    filterGradient(w, x, dy, shape) {
        const [m, n] = [w.outChannels, windowSize(w)];
        const C = new Float32Array(m * n);
        const A = this.values(dy);
        gathered(w, this.values(x), (B, first, k) => {
            const beta = first === 0 ? 0 : 1;
            multiply({ m, n, k, transA: false, transB: true, A, lda: m, B, ldb: n, beta, C }, one(first * m, 0, 0));
        });
        return this.tensor(shape, C);
    }
    inputGradient(w, dy, filter, shape) {
        const [m, k, { channels }] = [windowSize(w), w.outChannels, w];
        const dx = new Float32Array(w.images * w.height * w.width * channels);
        const [A, B] = [this.values(filter), this.values(dy)];
        eachSlice(w, (first, n) => {
            const C = new Float32Array(m * n);
            multiply({ m, n, k, transA: true, transB: false, A, lda: k, B, ldb: k, beta: 0, C }, one(0, first * k, 0));
            eachPixel(w, first, n, (at, source) => {
                if (source !== undefined)
                    for (let c = 0; c < channels; c++)
                        dx[source + c] += C[at + c];
            });
        });
        return this.tensor(shape, dx);
    }
    solve({ count, n, nrhs }, a, b) {
        const A = turned(n, n, count, this.values(a));
        const B = turned(n, nrhs, count, this.values(b));
        const infos = new Int32Array(count);
        compute((e, space) => {
            const [placeA, placeB] = batchPlaces(space, single, [
                { ...mat(A, n), rows: n, cols: n, stride: n * n, count },
                { ...mat(B, n), rows: n, cols: nrhs, stride: n * nrhs, count },
            ]);
            const [ipiv, info] = [space.take(4 * n * count), space.take(4 * count)];
            gesvBatchEngine(e, single, n, nrhs, placeA, ipiv, placeB, info, count);
            infos.set(e.heap.view(Int32Array, info, count));
        }, () => {
            for (let i = 0; i < count; i++) {
                infos[i] = gesvRef(n, nrhs, mat(A, n, i * n * n), new Int32Array(n), 0, mat(B, n, i * n * nrhs));
            }
        });
        for (const [i, info] of infos.entries())
            if (info !== 0)
                B.fill(Number.NaN, i * n * nrhs, (i + 1) * n * nrhs);
        return { x: this.tensor(b.shape, turned(nrhs, n, count, B)), info: this.tensor([count], infos) };
    }
    solveTriangle(s, uplo, transposed, a, b) {
        const { count, n, nrhs } = s;
        const A = this.values(a);
        const X = this.values(b).slice();
        // By columns it is X^T op(A)^T = B^T, and the triangle is the other one.
        const [other, trans] = [uplo === 'l' ? 'u' : 'l', transposed ? 't' : 'n'];
        compute((e, space) => {
            const placeA = space.matrix(mat(A, A.length), A.length, 1, 'read').at;
            const placeX = space.matrix(mat(X, X.length), X.length, 1, 'write').at;
            for (let i = 0; i < count; i++) {
                const [Ai, Xi] = [placeA + 4 * i * n * n, placeX + 4 * i * n * nrhs];
                trsmEngine(e, single, 'r', other, trans, 'n', nrhs, n, 1, { at: Ai, ld: n }, { at: Xi, ld: nrhs });
            }
        }, () => {
            for (let i = 0; i < count; i++) {
                trsmBlockedRef('r', other, trans, 'n', nrhs, n, 1, mat(A, n, i * n * n), mat(X, nrhs, i * n * nrhs));
            }
        });
        return this.tensor(b.shape, X);
    }
    cholesky(count, n, a) {
        // By columns the lower triangle is the upper one.
        const L = this.values(a).slice();
        const infos = new Int32Array(count);
        compute((e, space) => {
            const [place] = batchPlaces(space, single, [{ ...mat(L, n), rows: n, cols: n, stride: n * n, count }]);
            const [info, work] = [space.take(4 * count), space.take(4 * POTRF_WORK)];
            potrfBatchEngine(e, single, 'u', n, place, info, count, work);
            infos.set(e.heap.view(Int32Array, info, count));
        }, () => {
            for (let i = 0; i < count; i++)
                infos[i] = potrfRef('u', n, mat(L, n, i * n * n));
        });
        for (const [i, info] of infos.entries())
            if (info !== 0)
                L.fill(Number.NaN, i * n * n, (i + 1) * n * n);
        return { l: this.tensor(a.shape, L), info: this.tensor([count], infos) };
    }
    qr(count, m, n, a) {
        const k = Math.min(m, n);
        const F = turned(m, n, count, this.values(a));
        const [Q, R] = [new Float32Array(count * m * k), new Float32Array(count * k * n)];
        const tau = new Float32Array(k);
        for (let b = 0; b < count; b++) {
            const A = mat(F, m, b * m * n);
            const Qb = mat(Q, m, b * m * k);
            compute((e, space) => {
                const [at, scales] = [space.matrix(A, m, n, 'write'), space.matrix(mat(tau, k), k, 1, 'write')];
                geqrfEngine(e, single, space, m, n, at, scales.at);
            }, () => geqrfRef(m, n, A, tau));
            for (let i = 0; i < k; i++) {
                for (let j = i; j < n; j++)
                    R[b * k * n + i * n + j] = F[A.off + i + j * m];
            }
            Q.set(F.subarray(A.off, A.off + m * k), Qb.off);
            compute((e, space) => {
                const [at, scales] = [space.matrix(Qb, m, k, 'write'), space.matrix(mat(tau, k), k, 1, 'read')];
                orgqrEngine(e, single, space, m, k, k, at, scales.at);
            }, () => orgqrRef(m, k, k, Qb, tau));
        }
        const lead = a.shape.slice(0, -2);
        return { q: this.tensor([...lead, m, k], turned(k, m, count, Q)), r: this.tensor([...lead, k, n], R) };
    }
}
