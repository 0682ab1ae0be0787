// GEMM in TypeScript: three loops (the oracle) and a cache-blocked version (the CPU backend's). Real precisions, host memory only.
import type { RealArray, RealMat, Trans } from '../../core/matrix.ts';

/**
 * C := alpha op(A) op(B) + beta C, element by element.
 * Each dot product is summed in double and rounded to C's precision once. With beta = 0 C is not read; with alpha = 0 or k = 0
 * neither A nor B is. Nothing is skipped because it is zero, so NaN and infinity go where the formula sends them.
 */
export function gemmRef(
  transA: Trans,
  transB: Trans,
  m: number,
  n: number,
  k: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
  beta: number,
  C: RealMat,
): void {
  if (alpha === 0 || k === 0) return scale(m, n, beta, C);
  // op(A)(i, l) = a[A.off + i rowA + l colA]: transposition exchanges the two strides.
  const [rowA, colA] = transA === 'n' ? [1, A.ld] : [A.ld, 1];
  const [rowB, colB] = transB === 'n' ? [1, B.ld] : [B.ld, 1];
  const [a, b, c] = [A.data, B.data, C.data];
  for (let j = 0; j < n; j++) {
    for (let i = 0; i < m; i++) {
      let sum = 0;
      let pa = A.off + i * rowA;
      let pb = B.off + j * colB;
      for (let l = 0; l < k; l++) {
        sum += a[pa]! * b[pb]!;
        pa += colA;
        pb += rowB;
      }
      const pc = C.off + i + j * C.ld;
      c[pc] = beta === 0 ? alpha * sum : alpha * sum + beta * c[pc]!;
    }
  }
}

/** C := beta C. With beta = 0 C is not read. */
function scale(m: number, n: number, beta: number, C: RealMat): void {
  if (beta === 1) return;
  for (let j = 0; j < n; j++) {
    const column = C.off + j * C.ld;
    if (beta === 0) C.data.fill(0, column, column + m);
    else for (let i = column; i < column + m; i++) C.data[i] = beta * C.data[i]!;
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
 * Same rules as gemmRef; in single, C is rounded once per KC terms. In double the CPU engine sums in the same order (src/engine/kernels/gemm.ts):
 * the same bits where it does not fuse products and sums.
 */
export function gemmBlockedRef(
  transA: Trans,
  transB: Trans,
  m: number,
  n: number,
  k: number,
  alpha: number,
  A: RealMat,
  B: RealMat,
  beta: number,
  C: RealMat,
): void {
  if ((m * n * k < SMALL && k <= KC) || alpha === 0 || k === 0)
    return gemmRef(transA, transB, m, n, k, alpha, A, B, beta, C);
  if (packedA.length === 0) {
    packedA = new Float64Array(MC * KC);
    packedB = new Float64Array(KC * NC);
  }
  const [rowA, colA] = transA === 'n' ? [1, A.ld] : [A.ld, 1];
  const [rowB, colB] = transB === 'n' ? [1, B.ld] : [B.ld, 1];
  for (let j = 0; j < n; j += NC) {
    const nc = Math.min(NC, n - j);
    for (let l = 0; l < k; l += KC) {
      const kc = Math.min(KC, k - l);
      pack(B.data, B.off + l * rowB + j * colB, colB, rowB, nc, kc, NR, packedB);
      for (let i = 0; i < m; i += MC) {
        const mc = Math.min(MC, m - i);
        pack(A.data, A.off + i * rowA + l * colA, rowA, colA, mc, kc, MR, packedA);
        multiplyBlock(mc, nc, kc, alpha, l === 0 ? beta : 1, C.data, C.off + i + j * C.ld, C.ld);
      }
    }
  }
}

/**
 * Copies a rows x kc block, x[off + i rowStride + l kStride], to panels of `width` rows: within a panel, the `width` elements of
 * one l are neighbours. The last panel is filled up with zeros.
 */
function pack(
  x: RealArray,
  off: number,
  rowStride: number,
  kStride: number,
  rows: number,
  kc: number,
  width: number,
  target: Float64Array,
): void {
  let t = 0;
  for (let i = 0; i < rows; i += width) {
    const inside = Math.min(width, rows - i);
    let p = off + i * rowStride;
    for (let l = 0; l < kc; l++) {
      for (let r = 0; r < inside; r++) target[t + r] = x[p + r * rowStride]!;
      for (let r = inside; r < width; r++) target[t + r] = 0;
      t += width;
      p += kStride;
    }
  }
}

/** C(mc x nc) := alpha (packed A)(packed B) + beta C. */
function multiplyBlock(
  mc: number,
  nc: number,
  kc: number,
  alpha: number,
  beta: number,
  c: RealArray,
  off: number,
  ld: number,
): void {
  for (let j = 0; j < nc; j += NR) {
    const cols = Math.min(NR, nc - j);
    for (let i = 0; i < mc; i += MR) {
      multiplyTile(kc, packedA, i * kc, packedB, j * kc);
      const rows = Math.min(MR, mc - i);
      for (let s = 0; s < cols; s++) {
        const p = off + i + (j + s) * ld;
        for (let r = 0; r < rows; r++) {
          const product = alpha * tile[r + s * MR]!;
          c[p + r] = beta === 0 ? product : product + beta * c[p + r]!;
        }
      }
    }
  }
}

/** tile := A panel times B panel. One exit and one target, also at the edges: a second one costs a third of the speed. */
function multiplyTile(kc: number, a: Float64Array, pa: number, b: Float64Array, pb: number): void {
  let c00 = 0;
  let c10 = 0;
  let c01 = 0;
  let c11 = 0;
  let c02 = 0;
  let c12 = 0;
  const end = (pa + kc * MR) | 0;
  while (pa < end) {
    const a0 = a[pa]!;
    const a1 = a[(pa + 1) | 0]!;
    const b0 = b[pb]!;
    const b1 = b[(pb + 1) | 0]!;
    const b2 = b[(pb + 2) | 0]!;
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
