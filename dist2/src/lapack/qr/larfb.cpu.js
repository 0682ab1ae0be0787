// LARFB on the CPU backend: a block of reflectors applied to a matrix, by three products on the engine, else the reference.
import { compute } from '../../blas3/compute.cpu.js';
import { gemmEngine } from '../../blas3/products/gemm.cpu.js';
import { matrixAt } from '../../engine/views.js';
import { onHost } from '../../runtime/operands.js';
import { larfbRef } from './larfb.ref.js';
import { columnsOfV, takeReflectors } from './larft.cpu.js';
import { reflectorLeaves } from './reflectorLeaves.cpu.js';
/** Elements of workspace for a matrix with `others` columns (side 'l') or rows ('r') and a block of k reflectors. */
export const larfbWork = (others, k) => 2 * others * k;
/**
 * W = op(T) V^H C with side 'l', (C V) op(T) with 'r': k x n, or m x k; op(T) is T^H with `trans`. `work` is the address of larfbWork
 * elements. What is left of the application is C := C - V W or C := C - W V^H, which others may do.
 */
export function larfbProduct(e, r, side, trans, others, { m, k, V, T }, C, work) {
    const [rows, cols] = side === 'l' ? [k, others] : [others, k];
    const first = { at: work, ld: Math.max(1, rows) };
    const W = { at: work + others * k * r.bytes, ld: first.ld };
    const one = { alpha: 1, beta: 0 };
    if (side === 'l') {
        gemmEngine(e, r, { ...one, transA: 'c', m: k, n: others, k: m, A: V, B: C, C: first });
        gemmEngine(e, r, { ...one, transA: trans ? 'c' : 'n', m: rows, n: cols, k, A: T, B: first, C: W });
    }
    else {
        gemmEngine(e, r, { ...one, m: others, n: k, k: m, A: C, B: V, C: first });
        gemmEngine(e, r, { ...one, transB: trans ? 'c' : 'n', m: rows, n: cols, k, A: first, B: T, C: W });
    }
    return W;
}
/** C := op(H) C with C m x others (side 'l'), C := C op(H) with C others x m ('r'). On all threads; same bits for any number. */
export function larfbEngine(e, r, side, trans, others, block, C, work) {
    const { m, k, V } = block;
    if (others === 0 || k === 0)
        return;
    const W = larfbProduct(e, r, side, trans, others, block, C, work);
    const minus = { k, alpha: -1, beta: 1, C };
    if (side === 'l')
        gemmEngine(e, r, { ...minus, m, n: others, A: V, B: W });
    else
        gemmEngine(e, r, { ...minus, transB: 'c', m: others, n: m, A: W, B: V });
}
export async function larfbCpu(queue, a) {
    const { side, trans, storev, m, n, k } = a;
    const { V, T, C } = await onHost(a, { V: 'read', T: 'read', C: 'write' });
    const [length, others] = side === 'l' ? [m, n] : [n, m];
    compute(queue, a, (e, r, space) => {
        const inC = space.matrix(C, m, n, 'write');
        const room = takeReflectors(space, r, length, k);
        const work = space.take(larfbWork(others, k) * r.bytes);
        const columns = columnsOfV(e, r, space, storev, length, k, V);
        const triangle = matrixAt(e, r, k, k, room.T);
        for (let j = 0; j < k; j++) {
            const [from, to] = [r.parts * (T.off + j * T.ld), r.parts * j * triangle.ld];
            triangle.data.set(T.data.subarray(from, from + r.parts * (j + 1)), to);
            triangle.data.fill(0, to + r.parts * (j + 1), to + r.parts * k);
        }
        reflectorLeaves(e, r).trapezoid(length, k, columns, room.V);
        larfbEngine(e, r, side, trans !== 'n', others, { m: length, k, ...room }, inC, work);
    }, () => larfbRef({ side, trans, storev, m, n, k, V, T, C }));
}
