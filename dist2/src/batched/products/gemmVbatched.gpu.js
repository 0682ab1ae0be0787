import { productOf } from '../../core/complex.js';
import { isComplex } from '../../core/field.js';
import { deviceMat } from '../../runtime/buffer.js';
import { blockTuning, gemmVbatchedKernel, ofFour, pickBlock, wideShape, } from './gemmBatched.kernels.js';
export function gemmVbatchedGpu(queue, a) {
    const problems = Array.from(a.m, (m, b) => ({
        m,
        n: a.n[b],
        k: a.k[b],
        offA: a.A.offset + a.offsetsA[b],
        lda: a.lda[b],
        offB: a.B.offset + a.offsetsB[b],
        ldb: a.ldb[b],
        offC: a.C.offset + a.offsetsC[b],
        ldc: a.ldc[b],
    }));
    const [A, B, C] = [deviceMat(a.A, 1).data, deviceMat(a.B, 1).data, deviceMat(a.C, 1).data];
    const { transA, transB, alpha, beta, routine } = a;
    enqueueGemmVbatched(queue, { transA, transB, problems, alpha, A, B, beta, C }, routine);
}
/** Words of a product in the kernel's list. */
const WORDS = 9;
/** The products as the kernel reads them, and their blocks: problem, first row, first column. */
function lists(problems, { BM, BN }) {
    const fields = new Int32Array(WORDS * problems.length);
    const blocks = [];
    for (const [q, { m, n, k, offA, lda, offB, ldb, offC, ldc }] of problems.entries()) {
        fields.set([m, n, k, offA, lda, offB, ldb, offC, ldc], WORDS * q);
        for (let col0 = 0; col0 < n; col0 += BN)
            for (let row0 = 0; row0 < m; row0 += BM)
                blocks.push(q, row0, col0);
    }
    return { problems: fields, blocks: Int32Array.from(blocks) };
}
/**
 * Enqueues C_b := alpha op(A_b) op(B_b) + beta C_b for every problem. A and B may be C's buffer, if the matrices share no element. `noteAs`
 * traces the choice under that name.
 */
export function enqueueGemmVbatched(queue, g, noteAs) {
    const { A, B, C, transA = 'n', transB = 'n' } = g;
    const { type } = C;
    const problems = g.problems.filter(({ m, n }) => m > 0 && n > 0).map((q) => ({ ...q, k: productOf(g.alpha, q.k).k }));
    if (problems.length === 0)
        return;
    // The longest first, so that none of them is left alone at the end: the kernel counts on this order.
    problems.sort((x, y) => y.k - x.k);
    const { name, choice: block, why } = pickBlock(problems, 1, type, g.force);
    if (noteAs !== undefined)
        queue.note({ routine: noteAs, backend: 'gpu', kernel: name, why });
    const reads = problems[0].k > 0;
    const [aInC, bInC] = [reads && A === C, reads && B === C];
    const wide = !isComplex(type) &&
        problems.every((q) => wideShape(q, transA, transB) && ofFour(q.offC, q.ldc) && (q.k === 0 || ofFour(q.offA, q.lda, q.offB, q.ldb)));
    const tuning = blockTuning(block, { transA, transB, wide, aInC, bInC, type });
    const list = lists(problems, block);
    const described = queue.context.upload('i', list.problems);
    const blocks = queue.context.upload('i', list.blocks);
    const count = list.blocks.length / 3;
    const buffers = {
        A: aInC || !reads ? queue.nothing : A,
        B: bInC || !reads ? queue.nothing : B,
        C,
        problems: described,
        blocks,
    };
    const params = { count, alpha: g.alpha, beta: g.beta };
    queue.launch(gemmVbatchedKernel, tuning, buffers, params, [Math.ceil(count / block.G), 1, 1]);
    described.dispose();
    blocks.dispose();
}
