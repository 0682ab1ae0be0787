import { isZero } from '../../core/complex.js';
import { at } from '../../core/matrix.js';
import { deviceMat } from '../../runtime/buffer.js';
import { scope } from '../../runtime/workspace.js';
import { enqueueLacpy } from '../elements/lacpy.gpu.js';
import { enqueueLaset } from '../elements/laset.gpu.js';
import { doublesOn, enqueueExpandDoubles } from '../products/trianglesDoubles.gpu.js';
import { trmmSteps } from './triangle.steps.js';
/** Order of the blocks on the diagonal: half of what they multiply is zeros, but each product more converts its operands again. */
const LEAF = 256;
export function trmmDoubles(queue, a) {
    const { side, uplo, transA, diag, m, n, alpha } = a;
    const why = `doubles: products of as many moduli as the data need, with the squares of the halved triangle, and with blocks of ${LEAF} on its diagonal, zeros filled in`;
    queue.note({ routine: a.routine, backend: 'gpu', kernel: 'expand_double and gemm', why });
    const [A, B] = [deviceMat(a.A, a.lda), deviceMat(a.B, a.ldb)];
    trmmDoublesOn(queue, doublesOn(queue, 'span'))(side, uplo, transA, diag, m, n, alpha, A, B);
}
/**
 * B := alpha op(A) B (side 'l') or B := alpha B op(A) (side 'r'), by such products. A may lie in B's buffer, apart from B.
 */
export const trmmDoublesOn = (queue, gemm) => (...call) => {
    const [, , , , m, n, alpha, , B] = call;
    if (m === 0 || n === 0)
        return;
    if (isZero(alpha))
        return enqueueLaset(queue, { uplo: 'f', m, n, alpha: 0, beta: 0, A: B });
    const small = (...block) => multiply(queue, gemm, ...block);
    trmmSteps({ leaf: LEAF, small, gemm, at: at }, ...call);
};
/** One block on the diagonal. */
function multiply(queue, gemm, ...block) {
    const [side, uplo, trans, diag, m, n, alpha, A, B] = block;
    const left = side === 'l';
    const order = left ? m : n;
    scope(queue, (ws) => {
        const T = { data: ws.like(B, order * order), off: 0, ld: order };
        const W = { data: ws.like(B, m * n), off: 0, ld: m };
        enqueueExpandDoubles(queue, { uplo, n: order, A, W: T, diag });
        if (left)
            gemm(trans, 'n', m, n, order, alpha, T, B, 0, W);
        else
            gemm('n', trans, m, n, order, alpha, B, T, 0, W);
        enqueueLacpy(queue, { uplo: 'f', m, n, A: W, B });
    });
}
