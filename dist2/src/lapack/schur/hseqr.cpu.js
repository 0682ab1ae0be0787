// HSEQR on the CPU backend: products of windows on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { onHost } from '../../runtime/operands.js';
import { isLarge } from './hseqr.ref.js';
import { hseqrStoredRef } from './hseqrStored.ref.js';
import { doublesAt, hqrRoomAt, takeDoubles, takeHqrRoom } from './rooms.cpu.js';
import { valuesOnHost } from './values.cpu.js';
export async function hseqrCpu(queue, a) {
    const { job, compz, n, ilo, ihi } = a;
    const { H, info } = await onHost(a, { H: 'write', info: 'write' });
    const values = await valuesOnHost(a);
    const { Z } = compz === 'n' ? {} : await onHost(a, { Z: 'write?' });
    const range = { lo: ilo - 1, hi: ihi };
    const problem = { job, compz, n, range, H, ...values, Z };
    info.data[info.off] = compute(queue, a, (e, r, space) => {
        const [inH, windows] = [takeDoubles(space, r, n, n), takeHqrRoom(space, r, n)];
        const inZ = Z && takeDoubles(space, r, n, n);
        return hseqrStoredRef(problem, {
            H: doublesAt(e, r, n, n, inH),
            Z: inZ && doublesAt(e, r, n, n, inZ),
            windows: hqrRoomAt(e, r, n, windows),
        });
    }, () => hseqrStoredRef(problem), isLarge(range) ? undefined : 'the matrix is small');
}
