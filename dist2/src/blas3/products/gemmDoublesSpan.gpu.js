// How many moduli a product of doubles takes for what its terms lose to the largest elements of rows and columns: measured and decided on
// the device, so that nobody waits; and what is done where no number of moduli would do.
import { at, isTransposed } from '../../core/matrix.js';
import { chooseTuning, doubleChoose, doubleSpan, SPAN_TILE, spanVariants } from './gemmDoubles.kernels.js';
import { strides } from './gemmDoublesFactors.gpu.js';
import { enqueueGemmSoft } from './gemmSoft.gpu.js';
import { spanTablesOn } from './moduli.gpu.js';
import { DOUBLE_MODULI, FREE_LOSS, MOST_MODULI, SPAN_STRIDE } from './moduli.js';
/** The table of as many moduli as a part of the product needs; R says how large the rows of both factors are. */
export function chooseModuli(queue, ws, A, B, R, part) {
    const [D, chosen] = [ws.take('i', 1), ws.take('i', 4 * SPAN_STRIDE)];
    const [[rowA, depthA], [rowB, depthB]] = [strides(A), strides(B)];
    const ofA = { rowsA: A.rows, offA: A.X.off, rowA, depthA };
    const ofB = { rowsB: B.rows, offB: B.X.off, rowB, depthB };
    queue.clear(D.gpu(true), 0, 4);
    queue.launch(doubleSpan, spanVariants.of(undefined, { PAIRS: A.each - 1 }), { A: A.X.data, B: B.X.data, R, D }, { depth: A.depth, ...ofA, ...ofB, free: FREE_LOSS, part }, [Math.ceil(A.rows / SPAN_TILE), Math.ceil(B.rows / SPAN_TILE), 1]);
    const params = { stride: SPAN_STRIDE, last: MOST_MODULI - DOUBLE_MODULI + 1, free: FREE_LOSS };
    queue.launch(doubleChoose, chooseTuning, { D, tables: spanTablesOn(queue.context), chosen }, params, [1, 1, 1]);
    return chosen;
}
/** Multiplications of a dispatch in soft arithmetic, some 50 ms on an H100, and of a thread: systems stop what runs for seconds. */
const [MOST_TERMS, MOST_DEPTH] = [2 ** 32, 2 ** 15];
/** Enqueues the product, or its part, in soft arithmetic, which does nothing where there is a table and it has moduli. */
export function enqueueBeyond(queue, g, table) {
    const { transA = 'n', transB = 'n', m, n, k, alpha, beta, A, B, C, uplo = 'f' } = g;
    const depth = Math.min(k, MOST_DEPTH);
    const columns = Math.max(1, Math.floor(MOST_TERMS / (m * depth)));
    for (let j = 0; j < n; j += columns) {
        const some = Math.min(columns, n - j);
        for (const strip of stripsOf(uplo, m, j, some)) {
            for (let l = 0; l < k; l += depth) {
                enqueueGemmSoft(queue, {
                    ...{ transA, transB, alpha, uplo: strip.uplo },
                    ...(table === undefined ? {} : { unless: table }),
                    m: strip.rows,
                    n: some,
                    k: Math.min(depth, k - l),
                    A: isTransposed(transA) ? at(A, l, strip.i) : at(A, strip.i, l),
                    B: isTransposed(transB) ? at(B, j, l) : at(B, l, j),
                    beta: l === 0 ? beta : 1,
                    C: at(C, strip.i, j),
                });
            }
        }
    }
}
/** The rows that columns j.. of a part have: those beside a square block on the diagonal, and with it. */
function stripsOf(uplo, m, j, columns) {
    if (uplo === 'f')
        return [{ i: 0, rows: m, uplo }];
    const strips = uplo === 'l'
        ? [{ i: j, rows: m - j, uplo }]
        : [
            { i: 0, rows: Math.min(j, m), uplo: 'f' },
            { i: j, rows: Math.min(columns, m - j), uplo },
        ];
    return strips.filter(({ rows }) => rows > 0);
}
