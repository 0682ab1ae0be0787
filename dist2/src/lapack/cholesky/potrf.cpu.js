// POTRF on the CPU backend: panels with lookahead on the engine, else the recursive reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine, gemmFork } from '../../blas3/products/gemm.cpu.js';
import { GEMMTR_WORK, gemmtrEngine, gemmtrOn } from '../../blas3/products/gemmtr.cpu.js';
import { trsmEngine, trsmOn } from '../../blas3/triangular/trsm.cpu.js';
import { CHOLESKY, choleskyKernels } from '../../engine/kernels/cholesky.js';
import { matrixAt } from '../../engine/views.js';
import { placeAt } from '../../engine/workspace.js';
import { hostMat, hostVector } from '../../runtime/buffer.js';
import { potf2Ref, potrfRef } from './potrf.ref.js';
import { potrfHalves } from './potrf.steps.js';
/** Elements of workspace that potrfEngine needs. */
export const POTRF_WORK = GEMMTR_WORK;
/** Complex matrices up to this order are factored by the reference, in the engine's memory. */
const COMPLEX_LEAF = 16;
/** Matrices up to this order are halved; larger ones are worth other threads. */
const HALVED = 512;
/**
 * Width of the panels that lookahead factors. Order 1024 on one and two threads, GFLOP/s: 30 and 45 in single, 15 and 24 in double; with 64
 * columns 28 and 51, 13.6 and 25 (Xeon with AVX-512, Node 20, 2026-11).
 */
const WIDE = 128;
/**
 * As potrfRef, in panels of nb columns (0: own choice); `work` is the address of POTRF_WORK elements. Returns info. The other threads
 * update the columns (uplo = 'u': rows) behind the next panel while this one factors it. What is computed, in which order, does not depend
 * on the number of threads.
 */
export function potrfEngine(e, r, uplo, n, A, work, nb = 0) {
    if (nb === 0 && n <= HALVED)
        return halved(e, r, uplo, n, A, work);
    const wide = nb > 0 ? nb : WIDE;
    let info = panel(e, r, uplo, n, 0, wide, A, work);
    for (let k = 0; info === 0 && k + wide < n; k += wide) {
        const next = k + wide;
        const products = [];
        for (let j = next + wide; j + wide < n; j += wide)
            products.push(behind(r, uplo, n, k, j, wide, A));
        const join = gemmFork(e, r, ...products);
        diagonal(e, r, uplo, n, k, next, wide, A, work);
        if (next + wide < n)
            gemmEngine(e, r, behind(r, uplo, n, k, next, wide, A));
        info = panel(e, r, uplo, n, next, wide, A, work);
        for (let j = next + wide; j < n; j += wide)
            diagonal(e, r, uplo, n, k, j, wide, A, work);
        join();
    }
    return info;
}
/** Factors the panel from column k on: its diagonal block and what is below it (uplo = 'u': beside it). */
function panel(e, r, uplo, n, k, wide, A, work) {
    const width = Math.min(wide, n - k);
    const A11 = placeAt(r, A, k, k);
    const info = halved(e, r, uplo, width, A11, work);
    if (info > 0)
        return k + info;
    const rest = n - k - width;
    if (uplo === 'l')
        trsmEngine(e, r, 'r', 'l', 'c', 'n', rest, width, 1, A11, placeAt(r, A, k + width, k));
    else
        trsmEngine(e, r, 'l', 'u', 'c', 'n', width, rest, 1, A11, placeAt(r, A, k, k + width));
    return 0;
}
/** Ajj := Ajj - Ljk Ljk^H (Ujk^H Ujk): the triangle of the block at j. */
function diagonal(e, r, uplo, n, k, j, wide, A, work) {
    const order = Math.min(wide, n - j);
    const Ajj = placeAt(r, A, j, j);
    const factor = uplo === 'l' ? placeAt(r, A, j, k) : placeAt(r, A, k, j);
    if (uplo === 'l')
        gemmtrEngine(e, r, uplo, 'n', 'c', order, wide, -1, factor, factor, 1, Ajj, work);
    else
        gemmtrEngine(e, r, uplo, 'c', 'n', order, wide, -1, factor, factor, 1, Ajj, work);
}
/**
 * The rest of the panel at j: A(i, j) := A(i, j) - L(i, k) L(j, k)^H, or A(j, i) := A(j, i) - U(k, j)^H U(k, i), for i behind the block at
 * j.
 */
function behind(r, uplo, n, k, j, wide, A) {
    const i = j + wide;
    if (uplo === 'l') {
        const [Li, Lj, C] = [placeAt(r, A, i, k), placeAt(r, A, j, k), placeAt(r, A, i, j)];
        return { transB: 'c', m: n - i, n: wide, k: wide, alpha: -1, A: Li, B: Lj, beta: 1, C };
    }
    const [Uj, Ui, C] = [placeAt(r, A, k, j), placeAt(r, A, k, i), placeAt(r, A, j, i)];
    return { transA: 'c', m: wide, n: n - i, k: wide, alpha: -1, A: Uj, B: Ui, beta: 1, C };
}
/** As potrfEngine, by halving the matrix. */
function halved(e, r, uplo, n, A, work) {
    const factor = r.parts === 2
        ? (_, n, A) => potf2Ref(uplo, n, matrixAt(e, r, n, n, A))
        : (_, n, A) => e.functionsOf(choleskyKernels[r.prec])['potf2'](n, A.at, A.ld * r.bytes, +(uplo === 'l'));
    const leaf = r.parts === 2 ? COMPLEX_LEAF : CHOLESKY;
    const at = (X, i, j) => placeAt(r, X, i, j);
    return potrfHalves({ leaf, factor, trsm: trsmOn(e, r), gemmtr: gemmtrOn(e, r, work), at }, uplo, n, A);
}
export async function potrfCpu(queue, a) {
    const { uplo, n, nb } = a;
    const [A, info] = await Promise.all([hostMat(a.A, a.lda, 'write'), hostVector(a.info, 'write')]);
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const inA = space.matrix(A, n, n, 'write');
        return potrfEngine(e, r, uplo, n, inA, space.take(POTRF_WORK * r.bytes), nb);
    }, () => potrfRef(uplo, n, A, nb), undefined, (native) => native.potrf(uplo, n, A));
}
