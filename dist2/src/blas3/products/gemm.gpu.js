// GEMM on the GPU: describes the product, asks for its way (gemmWay.gpu.ts), launches it. Also the building block of every blocked routine
// (enqueueGemm), where one product costs the host about as much as it costs the GPU: records are made once, and in one shape.
import { enqueueGemv } from '../../blas2/gemv.gpu.js';
import { isZero, productOf, re } from '../../core/complex.js';
import { fields, isComplex } from '../../core/field.js';
import { at, isTransposed } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { epilogueAt } from './gemmEpilogue.js';
import { enqueueQuads } from './gemmQuads.gpu.js';
import { enqueueTensor } from './gemmTensor.gpu.js';
import { enqueueTile, isAligned, isAlignedC, isShiftable } from './gemmTile.gpu.js';
import { enqueueUnits } from './gemmUnits.gpu.js';
import { gemmWay, isVector, VECTOR } from './gemmWay.gpu.js';
import { enqueuePadded, enqueueSlices } from './gemmWork.gpu.js';
export function gemmGpu(queue, a) {
    enqueueGemm(queue, {
        transA: a.transA,
        transB: a.transB,
        m: a.m,
        n: a.n,
        k: a.k,
        alpha: a.alpha,
        A: deviceMat(a.A, a.lda),
        B: deviceMat(a.B, a.ldb),
        beta: a.beta,
        C: deviceMat(a.C, a.ldc),
        math: a.math,
        reproducible: a.reproducible,
    }, a.routine);
}
const isSame = (X, C) => X.data === C.data && X.off === C.off && X.ld === C.ld;
const inWords = (X, parts) => parts === 1 ? X : { data: X.data, off: 2 * X.off, ld: 2 * X.ld };
/** The product in words. */
function described(g) {
    const { transA, transB, batch = 1, strideA = 0, strideB = 0, strideC = 0 } = g;
    const { parts } = fields[g.C.data.type];
    const { alpha, k } = productOf(g.alpha, g.k);
    return {
        parts,
        transA: isTransposed(transA) ? 1 : 0,
        transB: isTransposed(transB) ? 1 : 0,
        conjA: parts === 2 && transA === 'c' ? 1 : 0,
        conjB: parts === 2 && transB === 'c' ? 1 : 0,
        m: parts * g.m,
        n: g.n,
        k: parts * k,
        end: 0,
        batch,
        alpha,
        A: inWords(g.A, parts),
        B: inWords(g.B, parts),
        beta: g.beta,
        C: inWords(g.C, parts),
        strideA: parts * strideA,
        strideB: parts * strideB,
        strideC: parts * strideC,
        epilogue: g.epilogue,
    };
}
function traitsOf(g, p) {
    const { A, B, C } = g;
    const aligned = isAligned(p);
    return {
        type: C.data.type,
        math: g.math ?? 'strict',
        over: p.k === 0 ? undefined : isSame(A, C) ? 'A' : isSame(B, C) ? 'B' : undefined,
        parts: p.parts,
        transA: p.transA,
        transB: p.transB,
        m: p.m,
        n: p.n,
        k: p.k,
        batch: p.batch,
        aligned,
        alignedC: isAlignedC(p),
        shifts: !aligned && isShiftable(p),
        inFours: A.data.inFours && B.data.inFours,
        updates: !isZero(p.beta),
        fused: p.epilogue !== undefined,
        reproducible: g.reproducible ?? false,
    };
}
/**
 * Enqueues C := alpha op(A) op(B) + beta C. A and B may lie in C's buffer, apart from C; or be C itself, if the other factor is square of
 * order at most 256 (complex: 128) and beta = 0. `noteAs` traces the choice under that name.
 */
export function enqueueGemm(queue, g, noteAs) {
    if (g.m === 0 || g.n === 0 || g.batch === 0)
        return;
    if (isComplexVector(g)) {
        if (noteAs !== undefined)
            queue.note({ routine: noteAs, backend: 'gpu', kernel: VECTOR.name, why: VECTOR.why });
        return enqueueVector(queue, g);
    }
    const product = described(g);
    const way = gemmWay(queue, traitsOf(g, product), g.force);
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: way.name, why: way.why });
    switch (way.by) {
        case 'tile':
            return enqueueTile(queue, product, way.choice);
        case 'slices':
            return enqueueSlices(queue, product, way.choice, way);
        case 'padded':
            return enqueuePadded(queue, product, way.choice);
        case 'strips':
            return enqueueInParts(queue, g, way.rows, way.columns, noteAs);
        case 'vector':
            return enqueueVector(queue, g);
        case 'quads':
            return enqueueQuads(queue, product, way.choice);
        case 'units':
            return enqueueUnits(queue, way, forUnits(product));
        case 'tensor':
            return enqueueTensor(queue, way.unit, forUnits(product), way.mode);
    }
}
/** The product for matrix units. */
const forUnits = (p) => ({ ...p, transA: p.transA === 1, transB: p.transB === 1 });
/** C in up to three parts: all but its last rows and columns, the rows below them, the columns beside both. */
function enqueueInParts(queue, g, rows, columns, noteAs) {
    const { m, n, A, B, C } = g;
    const [m0, n0] = [m - rows, n - columns];
    const below = { m: rows, n: n0, A: isTransposed(g.transA) ? at(A, 0, m0) : at(A, m0, 0), C: at(C, m0, 0) };
    const beside = { n: columns, B: isTransposed(g.transB) ? at(B, n0, 0) : at(B, 0, n0), C: at(C, 0, n0) };
    enqueueGemm(queue, { ...g, m: m0, n: n0 }, noteAs);
    const part = (i, j) => ({ epilogue: g.epilogue && epilogueAt(g.epilogue, i, j) });
    enqueueGemm(queue, { ...g, ...below, ...part(m0, 0) });
    enqueueGemm(queue, { ...g, ...beside, ...part(0, n0) });
}
/** A product with one column (op(A) b) or one row (op(B)^T a). */
function enqueueVector(queue, g) {
    const { m, n, k, A, B, C } = g;
    const [alpha, beta] = isComplex(C.data.type) ? [g.alpha, g.beta] : [re(g.alpha), re(g.beta)];
    const rows = isTransposed(g.transA);
    const columns = isTransposed(g.transB);
    if (n === 1) {
        const stored = rows ? { trans: g.transA, m: k, n: m } : { trans: 'n', m, n: k };
        const x = { ...B, ld: columns ? B.ld : 1 };
        enqueueGemv(queue, { ...stored, alpha, A, x, beta, y: { ...C, ld: 1 } });
    }
    else {
        const stored = columns ? { trans: 'n', m: n, n: k } : { trans: 't', m: k, n };
        const x = { ...A, ld: rows ? 1 : A.ld };
        enqueueGemv(queue, { ...stored, alpha, A: B, x, beta, y: C });
    }
}
/** Whether gemv's kernels compute a product of complex numbers: they conjugate matrices that they transpose, and no vectors. */
function isComplexVector({ m, n, k, alpha, transA, transB, batch = 1, A, B, C, ...g }) {
    const asItIs = n === 1 ? transB !== 'c' : transA !== 'c' && transB !== 'c';
    if (!isComplex(C.data.type) || !asItIs || g.epilogue !== undefined || g.reproducible || isZero(alpha))
        return false;
    const over = isSame(A, C) ? 'A' : isSame(B, C) ? 'B' : undefined;
    return isVector({ transA: 0, transB: 0, m, n, k, batch, over }, g.force);
}
