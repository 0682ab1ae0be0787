import { fieldMat, fieldVector } from '../../runtime/realMat.js';
import { gemmCpu } from './gemm.cpu.js';
import { activationRef, epilogueRef } from './gemmFused.ref.js';
export async function gemmFusedCpu(queue, a) {
    const { m, n } = a;
    // The product of halves is kept in singles, so that C is rounded once.
    const W = a.prec === 'h' ? queue.context.alloc('s', m * n) : undefined;
    const product = W === undefined ? a : { ...a, C: W, ldc: m };
    const C = await fieldMat(a.C, m, n, a.ldc, 'write');
    if (W !== undefined && a.beta !== 0)
        copy(m, n, C, await fieldMat(W, m, n, m, 'write'));
    await gemmCpu(queue, product);
    const [P, bias, R, Z] = await Promise.all([
        fieldMat(product.C, m, n, product.ldc, 'read'),
        optional(a.bias, (x) => fieldVector(x, a.biasOf === 'rows' ? m : n, 1, 'read')),
        optional(a.R, (x) => fieldMat(x, m, n, a.ldr, 'read')),
        optional(a.Z, (x) => fieldMat(x, m, n, a.ldz, 'write')),
    ]);
    epilogueRef(m, n, P, { bias, biasOf: a.biasOf, f: activationRef(a), R, Z }, C);
    C.store();
    Z?.store();
    W?.dispose();
}
/** The operand if the call has it. */
const optional = async (pointer, fetch) => (pointer === undefined ? undefined : fetch(pointer));
function copy(m, n, from, to) {
    for (let j = 0; j < n; j++) {
        const column = from.off + j * from.ld;
        to.data.set(from.data.subarray(column, column + m), to.off + j * to.ld);
    }
}
