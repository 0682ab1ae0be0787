// GEMM in TypeScript: three loops (the oracle) and a cache-blocked version (the CPU backend's). Host memory only.
import { im, isOne, isZero, re } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
/**
 * C := alpha op(A) op(B) + beta C, element by element.
 * Each dot product is summed in double and rounded to C's precision once. With beta = 0 C is not read; with alpha = 0 or k = 0
 * neither A nor B is. Nothing is skipped because it is zero, so NaN and infinity go where the formula sends them.
 */
export const gemmRef = (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (isZero(alpha) || k === 0)
        scaleRef(m, n, beta, C);
    else if (C.parts === 2)
        complexProduct(transA, transB, m, n, k, alpha, A, B, beta, C);
    else
        realProduct(transA, transB, m, n, k, re(alpha), A, B, re(beta), C);
};
/** Between neighbours in a column and in a row of op(X): transposition exchanges them. */
const stridesOf = (trans, ld, parts = 1) => trans === 'n' ? [parts, parts * ld] : [parts * ld, parts];
const realProduct = (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    const [rowA, colA] = stridesOf(transA, A.ld);
    const [rowB, colB] = stridesOf(transB, B.ld);
    const [a, b, c] = [A.data, B.data, C.data];
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            let sum = 0;
            let pa = A.off + i * rowA;
            let pb = B.off + j * colB;
            for (let l = 0; l < k; l++) {
                sum += a[pa] * b[pb];
                pa += colA;
                pb += rowB;
            }
            const pc = C.off + i + j * C.ld;
            c[pc] = beta === 0 ? alpha * sum : alpha * sum + beta * c[pc];
        }
    }
};
/** The same of complex numbers. A scalar without an imaginary part multiplies as a real number, in which infinity stays infinity. */
const complexProduct = (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    const [rowA, colA] = stridesOf(transA, A.ld, 2);
    const [rowB, colB] = stridesOf(transB, B.ld, 2);
    const [signA, signB] = [transA === 'c' ? -1 : 1, transB === 'c' ? -1 : 1];
    const [a, b, c] = [A.data, B.data, C.data];
    for (let j = 0; j < n; j++) {
        for (let i = 0; i < m; i++) {
            let real = 0;
            let imaginary = 0;
            let pa = 2 * A.off + i * rowA;
            let pb = 2 * B.off + j * colB;
            for (let l = 0; l < k; l++) {
                const ar = a[pa];
                const ai = signA * a[pa + 1];
                const br = b[pb];
                const bi = signB * b[pb + 1];
                real += ar * br - ai * bi;
                imaginary += ar * bi + ai * br;
                pa += colA;
                pb += rowB;
            }
            const pc = 2 * (C.off + i + j * C.ld);
            combine(alpha, real, imaginary, beta, c, pc);
        }
    }
};
/** c[p] := alpha (real + i imaginary) + beta c[p], which with beta = 0 is not read. */
function combine(alpha, real, imaginary, beta, c, p) {
    let x = re(alpha) * real;
    let y = re(alpha) * imaginary;
    if (im(alpha) !== 0) {
        x -= im(alpha) * imaginary;
        y += im(alpha) * real;
    }
    if (!isZero(beta)) {
        x += re(beta) * c[p];
        y += re(beta) * c[p + 1];
        if (im(beta) !== 0) {
            x -= im(beta) * c[p + 1];
            y += im(beta) * c[p];
        }
    }
    c[p] = x;
    c[p + 1] = y;
}
/** C := beta C. With beta = 0 C is not read. */
export function scaleRef(m, n, beta, { data, off, ld, parts = 1 }) {
    if (isOne(beta))
        return;
    for (let j = 0; j < n; j++) {
        const [from, to] = [parts * (off + j * ld), parts * (off + j * ld + m)];
        if (isZero(beta))
            data.fill(0, from, to);
        else if (parts === 2)
            for (let p = from; p < to; p += 2)
                combine(0, 0, 0, beta, data, p);
        else
            for (let p = from; p < to; p++)
                data[p] = re(beta) * data[p];
    }
}
// Register tile MR x NR: 2 x 3 is the largest whose six sums, six products and operands stay in the 15 registers V8 has; 4 x 4 is half
// as fast on Zen 5 and equal on Zen 4 (Node 20). MC x KC of A stay in the second-level cache, KC x NC of B in the third.
const MR = 2;
const NR = 3;
const MC = 96;
const KC = 256;
const NC = 510;
/** Below this many multiplications packing costs more than it saves. */
const SMALL = 24 ** 3;
let packedA = new Float64Array(0);
let packedB = new Float64Array(0);
const tile = new Float64Array(MR * NR);
/**
 * C := alpha op(A) op(B) + beta C by blocks (Goto and van de Geijn): per KC columns of op(A), the blocks of op(B) and op(A) are copied
 * to contiguous panels, in double for either precision, and multiplied by a kernel that keeps an MR x NR tile of C in registers.
 * Same rules as gemmRef; in single, C is rounded once per KC terms. In double the CPU engine sums in the same order
 * (src/engine/kernels/gemm.ts): the same bits where it does not fuse products and sums.
 */
export const gemmBlockedRef = (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if ((m * n * k < SMALL && k <= KC) || isZero(alpha) || k === 0)
        return gemmRef(transA, transB, m, n, k, alpha, A, B, beta, C);
    if (C.parts === 2)
        return halved(transA, transB, m, n, k, alpha, A, B, beta, C);
    if (packedA.length === 0) {
        packedA = new Float64Array(MC * KC);
        packedB = new Float64Array(KC * NC);
    }
    const [rowA, colA] = stridesOf(transA, A.ld);
    const [rowB, colB] = stridesOf(transB, B.ld);
    for (let j = 0; j < n; j += NC) {
        const nc = Math.min(NC, n - j);
        for (let l = 0; l < k; l += KC) {
            const kc = Math.min(KC, k - l);
            pack(B.data, B.off + l * rowB + j * colB, colB, rowB, nc, kc, NR, packedB);
            for (let i = 0; i < m; i += MC) {
                const mc = Math.min(MC, m - i);
                pack(A.data, A.off + i * rowA + l * colA, rowA, colA, mc, kc, MR, packedA);
                multiplyBlock(mc, nc, kc, re(alpha), l === 0 ? re(beta) : 1, C.data, C.off + i + j * C.ld, C.ld);
            }
        }
    }
};
/** Complex products, by halving the longest side: blocks that stay in a cache are multiplied element by element. */
const halved = (transA, transB, m, n, k, alpha, A, B, beta, C) => {
    if (k >= m && k >= n) {
        const k1 = k >> 1;
        gemmBlockedRef(transA, transB, m, n, k1, alpha, A, B, beta, C);
        const [A2, B2] = [transA === 'n' ? at(A, 0, k1) : at(A, k1, 0), transB === 'n' ? at(B, k1, 0) : at(B, 0, k1)];
        gemmBlockedRef(transA, transB, m, n, k - k1, alpha, A2, B2, 1, C);
    }
    else if (m >= n) {
        const m1 = m >> 1;
        gemmBlockedRef(transA, transB, m1, n, k, alpha, A, B, beta, C);
        const A2 = transA === 'n' ? at(A, m1, 0) : at(A, 0, m1);
        gemmBlockedRef(transA, transB, m - m1, n, k, alpha, A2, B, beta, at(C, m1, 0));
    }
    else {
        const n1 = n >> 1;
        gemmBlockedRef(transA, transB, m, n1, k, alpha, A, B, beta, C);
        const B2 = transB === 'n' ? at(B, 0, n1) : at(B, n1, 0);
        gemmBlockedRef(transA, transB, m, n - n1, k, alpha, A, B2, beta, at(C, 0, n1));
    }
};
/**
 * Copies a rows x kc block, x[off + i rowStride + l kStride], to panels of `width` rows: within a panel, the `width` elements of
 * one l are neighbours. The last panel is filled up with zeros.
 */
function pack(x, off, rowStride, kStride, rows, kc, width, target) {
    let t = 0;
    for (let i = 0; i < rows; i += width) {
        const inside = Math.min(width, rows - i);
        let p = off + i * rowStride;
        for (let l = 0; l < kc; l++) {
            for (let r = 0; r < inside; r++)
                target[t + r] = x[p + r * rowStride];
            for (let r = inside; r < width; r++)
                target[t + r] = 0;
            t += width;
            p += kStride;
        }
    }
}
/** C(mc x nc) := alpha (packed A)(packed B) + beta C. */
function multiplyBlock(mc, nc, kc, alpha, beta, c, off, ld) {
    for (let j = 0; j < nc; j += NR) {
        const cols = Math.min(NR, nc - j);
        for (let i = 0; i < mc; i += MR) {
            multiplyTile(kc, packedA, i * kc, packedB, j * kc);
            const rows = Math.min(MR, mc - i);
            for (let s = 0; s < cols; s++) {
                const p = off + i + (j + s) * ld;
                for (let r = 0; r < rows; r++) {
                    const product = alpha * tile[r + s * MR];
                    c[p + r] = beta === 0 ? product : product + beta * c[p + r];
                }
            }
        }
    }
}
/** tile := A panel times B panel. One exit and one target, also at the edges: a second one costs a third of the speed. */
function multiplyTile(kc, a, pa, b, pb) {
    let c00 = 0;
    let c10 = 0;
    let c01 = 0;
    let c11 = 0;
    let c02 = 0;
    let c12 = 0;
    const end = (pa + kc * MR) | 0;
    while (pa < end) {
        const a0 = a[pa];
        const a1 = a[(pa + 1) | 0];
        const b0 = b[pb];
        const b1 = b[(pb + 1) | 0];
        const b2 = b[(pb + 2) | 0];
        c00 += a0 * b0;
        c10 += a1 * b0;
        c01 += a0 * b1;
        c11 += a1 * b1;
        c02 += a0 * b2;
        c12 += a1 * b2;
        pa = (pa + MR) | 0;
        pb = (pb + NR) | 0;
    }
    tile[0] = c00;
    tile[1] = c10;
    tile[2] = c01;
    tile[3] = c11;
    tile[4] = c02;
    tile[5] = c12;
}
