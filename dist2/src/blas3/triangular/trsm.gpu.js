// TRSM on the GPU: the triangle is halved down to blocks that are solved by substitution, or by products with their inverses where there
// are many right-hand sides; everything else is GEMM.
import { pick } from '../../autotune/pick.js';
import { isZero } from '../../core/complex.js';
import { isComplex } from '../../core/field.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueGemm } from '../products/gemm.gpu.js';
import { blockOrder, blockVariants, INVERT_COLUMNS, inverseVariants, trsmBlock, trsmRules, } from './trsm.kernels.js';
export function trsmGpu(queue, a) {
    const { side, uplo, diag, m, n, alpha } = a;
    const { name, why } = pickBlocks(a, a.prec);
    queue.note({ routine: a.routine, backend: 'gpu', kernel: `trsm_block ${name}`, why });
    enqueueTrsm(queue, {
        side,
        uplo,
        trans: a.transA,
        diag,
        m,
        n,
        alpha,
        A: deviceMat(a.A, a.lda),
        B: deviceMat(a.B, a.ldb),
    });
}
const pickBlocks = (t, type) => {
    const [order, columns] = t.side === 'l' ? [t.m, t.n] : [t.n, t.m];
    return pick(trsmRules, { order, block: blockOrder(type), columns, stable: t.stable ?? false }, t.force);
};
/** Enqueues B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'). A may lie in B's buffer, apart from B. */
export function enqueueTrsm(queue, t) {
    if (t.m === 0 || t.n === 0)
        return;
    if (isZero(t.alpha)) {
        enqueueGemm(queue, { m: t.m, n: t.n, k: 0, alpha: 0, A: t.B, B: t.B, beta: 0, C: t.B });
        return;
    }
    const { choice } = pickBlocks(t, t.B.data.type);
    if (choice.invert)
        solveInverted(queue, t);
    else
        solve(queue, t, 0, (block) => substitute(queue, block, choice));
}
/** With the inverses of all the blocks on the diagonal in workspace, each block is one product that overwrites its right-hand sides. */
function solveInverted(queue, t) {
    const left = t.side === 'l';
    const order = left ? t.m : t.n;
    const nb = blockOrder(t.B.data.type);
    scope(queue, (ws) => {
        const inverses = ws.like(t.B, inversesLength(order, t.B.data.type));
        enqueueInverses(queue, t, order, inverses);
        solve(queue, t, 0, ({ m, n, alpha, B }, start) => {
            const inverse = { data: inverses, off: start * nb, ld: nb };
            const [A, factor, k] = left ? [inverse, B, m] : [B, inverse, n];
            enqueueGemm(queue, { m, n, k, alpha, A, B: factor, beta: 0, C: B });
        });
    });
}
/** Elements that the inverses of the blocks on the diagonal of a triangle take. */
export const inversesLength = (order, type = 's') => Math.ceil(order / blockOrder(type)) * blockOrder(type) ** 2;
const isConjugated = ({ trans, A }) => trans === 'c' && isComplex(A.data.type);
/**
 * Enqueues the inverses of the blocks of order nb = blockOrder on the diagonal of op(A), and of the smaller one that is left: block k from
 * to[k nb^2] on, its leading dimension nb, zero beside its triangle.
 */
export function enqueueInverses(queue, t, order, to) {
    const nb = blockOrder(to.type);
    const whole = Math.floor(order / nb);
    invert(queue, t, nb, 0, whole, to);
    invert(queue, t, order - whole * nb, whole, 1, to);
}
/** Enqueues the inversion of `count` blocks of order nb on the diagonal of op(A), from block `first` on. */
function invert(queue, t, nb, first, count, to) {
    if (nb === 0 || count === 0)
        return;
    const step = blockOrder(to.type);
    const transposed = t.trans !== 'n';
    const lower = (t.uplo === 'l') !== transposed;
    const [rs, cs] = transposed ? [t.A.ld, 1] : [1, t.A.ld];
    const sign = lower ? 1 : -1;
    const last = lower ? 0 : nb - 1;
    const diagonal = 1 + t.A.ld;
    const params = {
        nb,
        columns: nb,
        offA: t.A.off + (first * step + last) * diagonal,
        rsA: sign * rs,
        csA: sign * cs,
        strideA: step * diagonal,
        offB: first * step ** 2 + last * (1 + step),
        rsB: sign,
        csB: sign * step,
        strideB: step ** 2,
        alpha: 1,
    };
    const flags = { STAGED: transposed, UNIT: t.diag === 'u', CONJ: isConjugated(t) };
    const tuning = inverseVariants.of(to.type, flags);
    queue.launch(trsmBlock, tuning, { A: t.A.data, B: to }, params, [Math.ceil(nb / INVERT_COLUMNS), 1, count]);
}
/** Solves the triangle that starts at `start` of the whole one. */
function solve(queue, t, start, leaf) {
    const order = t.side === 'l' ? t.m : t.n;
    const nb = blockOrder(t.B.data.type);
    if (order <= nb) {
        leaf(t, start);
        return;
    }
    // A = [A11 A12; A21 A22], one of A12 and A21 zero; T stands for op(A). The half that depends on nothing is solved first.
    const n1 = Math.ceil(order / 2 / nb) * nb;
    const n2 = order - n1;
    const lower = (t.uplo === 'l') === (t.trans === 'n');
    const A22 = at(t.A, n1, n1);
    const offDiagonal = t.uplo === 'l' ? at(t.A, n1, 0) : at(t.A, 0, n1);
    if (t.side === 'l') {
        const first = { ...t, m: n1 };
        const second = { ...t, m: n2, A: A22, B: at(t.B, n1, 0) };
        const update = { transA: t.trans, A: offDiagonal, n: t.n, alpha: -1, beta: t.alpha };
        if (lower) {
            // X1 := T11^-1 alpha B1;  B2 := alpha B2 - T21 X1;  X2 := T22^-1 B2
            solve(queue, first, start, leaf);
            enqueueGemm(queue, { ...update, m: n2, k: n1, B: first.B, C: second.B });
            solve(queue, { ...second, alpha: 1 }, start + n1, leaf);
        }
        else {
            // X2 := T22^-1 alpha B2;  B1 := alpha B1 - T12 X2;  X1 := T11^-1 B1
            solve(queue, second, start + n1, leaf);
            enqueueGemm(queue, { ...update, m: n1, k: n2, B: second.B, C: first.B });
            solve(queue, { ...first, alpha: 1 }, start, leaf);
        }
        return;
    }
    const first = { ...t, n: n1 };
    const second = { ...t, n: n2, A: A22, B: at(t.B, 0, n1) };
    const update = { transB: t.trans, B: offDiagonal, m: t.m, alpha: -1, beta: t.alpha };
    if (lower) {
        // X2 := alpha B2 T22^-1;  B1 := alpha B1 - X2 T21;  X1 := B1 T11^-1
        solve(queue, second, start + n1, leaf);
        enqueueGemm(queue, { ...update, n: n1, k: n2, A: second.B, C: first.B });
        solve(queue, { ...first, alpha: 1 }, start, leaf);
    }
    else {
        // X1 := alpha B1 T11^-1;  B2 := alpha B2 - X1 T12;  X2 := B2 T22^-1
        solve(queue, first, start, leaf);
        enqueueGemm(queue, { ...update, n: n2, k: n1, A: first.B, C: second.B });
        solve(queue, { ...second, alpha: 1 }, start + n1, leaf);
    }
}
/** One block, by strides: the kernel knows only a lower triangle on the left, read forwards. */
function substitute(queue, t, blocks) {
    const left = t.side === 'l';
    const nb = left ? t.m : t.n;
    const columns = left ? t.n : t.m;
    // Left: T = op(A). Right: X op(A) = B is op(A)^T X^T = B^T.
    const transposed = (t.trans !== 'n') === left;
    const lower = (t.uplo === 'l') !== transposed;
    const [rs, cs] = transposed ? [t.A.ld, 1] : [1, t.A.ld];
    const [rsB, csB] = left ? [1, t.B.ld] : [t.B.ld, 1];
    // An upper triangle read from its last row and column backwards is a lower one.
    const sign = lower ? 1 : -1;
    const last = lower ? 0 : nb - 1;
    const aInB = t.A.data === t.B.data;
    const flags = { STAGED: transposed, UNIT: t.diag === 'u', CONJ: isConjugated(t), A_IN_B: aInB };
    const tuning = blockVariants.of(t.B.data.type, flags, blocks.shape);
    const params = {
        nb,
        columns,
        offA: t.A.off + last * (1 + t.A.ld),
        rsA: sign * rs,
        csA: sign * cs,
        strideA: 0,
        offB: t.B.off + last * rsB,
        rsB: sign * rsB,
        csB,
        strideB: 0,
        alpha: t.alpha,
    };
    const buffers = { A: aInB ? queue.nothing : t.A.data, B: t.B.data };
    queue.launch(trsmBlock, tuning, buffers, params, [Math.ceil(columns / blocks.shape.COLS), 1, 1]);
}
