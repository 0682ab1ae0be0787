import { isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLacpy } from '../elements/lacpy.gpu.js';
import { enqueueLaset } from '../elements/laset.gpu.js';
import { doublesOn } from '../products/trianglesDoubles.gpu.js';
import { trsmSteps } from './triangle.steps.js';
import { SUBSTITUTED, SUBSTITUTED_COLUMNS, trsmDouble, trsmDoubleVariants } from './trsmDoubles.kernels.js';
/**
 * From this many right-hand sides on blocks are inverted, as in single precision: with fewer a product takes no less time than a
 * substitution, which is a chain of 60 us on an H100, 2026-11; 8192 of them take it 500 us.
 */
const MANY = 1024;
const inverts = ([side, , , , m, n]) => side === 'l' ? m > SUBSTITUTED && n >= MANY : n > SUBSTITUTED && m >= MANY;
export function trsmDoubles(queue, a) {
    const { side, uplo, transA, diag, m, n, alpha } = a;
    const call = [side, uplo, transA, diag, m, n, alpha, deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb)];
    const how = inverts(call) ? 'are inverted' : 'by substitution';
    const why = `doubles: blocks of ${SUBSTITUTED} ${how}, the rest by products`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: trsmDouble.name, why });
    enqueueTrsmInverted(queue, ...call);
}
/** Enqueues B := alpha op(A)^-1 B (side 'l') or B := alpha B op(A)^-1 (side 'r'). A may lie in B's buffer, apart from B. */
export const enqueueTrsmDoubles = (queue, ...call) => halve(queue, call, (...block) => substitute(queue, ...block));
/**
 * The same, with many right-hand sides by the inverses of the blocks on the diagonal, which are made beside each other in one dispatch: the
 * error then grows with their condition.
 */
export function enqueueTrsmInverted(queue, ...call) {
    const [side, , , , m, n, , A, B] = call;
    if (!inverts(call))
        return enqueueTrsmDoubles(queue, ...call);
    const order = side === 'l' ? m : n;
    scope(queue, (ws) => {
        const inverses = ws.like(B, Math.ceil(order / SUBSTITUTED) * SUBSTITUTED ** 2);
        const [W, gemm] = [{ data: ws.like(B, SUBSTITUTED * (side === 'l' ? n : m)), off: 0 }, doublesOn(queue)];
        const [, uplo, trans, diag] = call;
        enqueueInverses(queue, { uplo, trans, diag, order, A }, inverses);
        halve(queue, call, (_side, _uplo, _trans, _diag, m, n, alpha, block, X) => {
            const start = (block.off - A.off) / (1 + A.ld);
            const inverse = { data: inverses, off: start * SUBSTITUTED, ld: SUBSTITUTED };
            const product = { ...W, ld: m };
            if (side === 'l')
                gemm('n', 'n', m, n, m, alpha, inverse, X, 0, product);
            else
                gemm('n', 'n', m, n, n, alpha, X, inverse, 0, product);
            enqueueLacpy(queue, { uplo: 'f', m, n, A: product, B: X });
        });
    });
}
function halve(queue, call, small) {
    const [, , , , m, n, alpha, , B] = call;
    if (m === 0 || n === 0)
        return;
    if (isZero(alpha))
        return enqueueLaset(queue, { uplo: 'f', m, n, alpha: 0, beta: 0, A: B });
    trsmSteps({ leaf: SUBSTITUTED, small, gemm: doublesOn(queue), at: at }, ...call);
}
/** Enqueues the inverses of the blocks on the diagonal of op(A), whole, one behind the other, into another buffer. */
export function enqueueInverses(queue, { uplo, trans, diag, order, A }, to) {
    const transposed = trans !== 'n';
    const [rs, cs] = transposed ? [A.ld, 1] : [1, A.ld];
    const lower = (uplo === 'l') !== transposed;
    const step = SUBSTITUTED * (1 + A.ld);
    const tuning = trsmDoubleVariants.of(A.data.type, { UNIT: diag === 'u', A_IN_B: 0, INVERT: 1 });
    const invert = (nb, first, count) => {
        if (nb === 0 || count === 0)
            return;
        const [sign, last] = lower ? [1, 0] : [-1, nb - 1];
        const params = {
            nb,
            columns: nb,
            offA: A.off + first * step + last * (1 + A.ld),
            rsA: sign * rs,
            csA: sign * cs,
            strideA: step,
            offB: first * SUBSTITUTED ** 2 + last * (1 + SUBSTITUTED),
            rsB: sign,
            csB: sign * SUBSTITUTED,
            strideB: SUBSTITUTED ** 2,
            conjA: Number(trans === 'c'),
            alpha: 1,
        };
        const groups = [Math.ceil(nb / SUBSTITUTED_COLUMNS), 1, count];
        queue.launch(trsmDouble, tuning, { A: A.data, B: to }, params, groups);
    };
    const whole = Math.floor(order / SUBSTITUTED);
    invert(SUBSTITUTED, 0, whole);
    invert(order - whole * SUBSTITUTED, whole, 1);
}
/** One block, by strides: the kernel knows only a lower triangle on the left, read forwards. */
function substitute(queue, ...block) {
    const [side, uplo, trans, diag, m, n, alpha, A, B] = block;
    const left = side === 'l';
    const [nb, columns] = left ? [m, n] : [n, m];
    // Left: T = op(A). Right: X op(A) = B is op(A)^T X^T = B^T.
    const transposed = (trans !== 'n') === left;
    const lower = (uplo === 'l') !== transposed;
    const [rs, cs] = transposed ? [A.ld, 1] : [1, A.ld];
    const [rsB, csB] = left ? [1, B.ld] : [B.ld, 1];
    // An upper triangle read from its last row and column backwards is a lower one.
    const [sign, last] = lower ? [1, 0] : [-1, nb - 1];
    const params = {
        nb,
        columns,
        offA: A.off + last * (1 + A.ld),
        rsA: sign * rs,
        csA: sign * cs,
        strideA: 0,
        offB: B.off + last * rsB,
        rsB: sign * rsB,
        csB,
        strideB: 0,
        conjA: Number(trans === 'c'),
        alpha,
    };
    const inB = A.data === B.data;
    const tuning = trsmDoubleVariants.of(B.data.type, { UNIT: diag === 'u', A_IN_B: inB, INVERT: 0 });
    const buffers = { A: inB ? queue.nothing : A.data, B: B.data };
    queue.launch(trsmDouble, tuning, buffers, params, [Math.ceil(columns / SUBSTITUTED_COLUMNS), 1, 1]);
}
