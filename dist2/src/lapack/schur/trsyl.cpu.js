// TRSYL on the CPU backend: products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { doublesAt, productOf, takeDoubles } from './rooms.cpu.js';
import { trsylRef } from './trsyl.ref.js';
/** Up to so many elements the reference is as fast. */
const FEW = 1024;
export async function trsylCpu(queue, a) {
    const { trana, tranb, isgn, m, n } = a;
    const { A, B, C, scale, info } = await onHost(a, { A: 'read', B: 'read', C: 'write', scale: 'write', info: 'write' });
    const problem = { transA: trana !== 'n', transB: tranb !== 'n', isgn, m, n, A, B, C };
    const result = compute(queue, a, (e, r, space) => {
        const take = (rows, cols) => takeDoubles(space, r, rows, cols);
        const [inA, inB, inC] = [take(m, m), take(n, n), take(m, n)];
        const room = { A: doublesAt(e, r, m, m, inA), B: doublesAt(e, r, n, n, inB), C: doublesAt(e, r, m, n, inC) };
        return trsylRef(problem, room, productOf(e, r));
    }, () => trsylRef(problem), m * n <= FEW ? 'the matrices are small' : undefined);
    scale.data[scale.off] = result.scale;
    info.data[info.off] = result.info;
}
