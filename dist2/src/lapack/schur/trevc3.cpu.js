// TREVC3 on the CPU backend: products on the engine, else the reference, on the operands' host copies.
import { compute } from '../../blas3/compute.cpu.js';
import { precOf } from '../../core/extremes.js';
import { fields } from '../../core/field.js';
import { onHost } from '../../runtime/operands.js';
import { copyRef, newDoubles } from './doubles.ref.js';
import { doublesAt, productOf, takeDoubles, takeVectorRoom, vectorRoomAt } from './rooms.cpu.js';
import { newVectorRoom, trevc3Ref } from './trevc3.ref.js';
/** Up to that order the reference is as fast. */
const LOW = 12;
export async function trevc3Cpu(queue, a) {
    const { side, howmny, n } = a;
    const { T } = await onHost(a, { T: 'read' });
    const { VL } = side === 'r' ? {} : await onHost(a, { VL: 'write?' });
    const { VR } = side === 'l' ? {} : await onHost(a, { VR: 'write?' });
    const { eps } = fields[precOf(T.data)];
    const { parts } = T;
    const vectors = (inT, V, room, multiply) => {
        copyRef(n, n, T, inT);
        const find = (own, out) => {
            if (!out)
                return;
            copyRef(n, n, out, V);
            trevc3Ref(own, howmny === 'b', n, inT, V, eps, room, multiply);
            copyRef(n, n, V, out);
        };
        find('l', VL);
        find('r', VR);
    };
    compute(queue, a, (e, r, space) => {
        const [inT, V, room] = [takeDoubles(space, r, n, n), takeDoubles(space, r, n, n), takeVectorRoom(space, r, n)];
        vectors(doublesAt(e, r, n, n, inT), doublesAt(e, r, n, n, V), vectorRoomAt(e, r, n, room), productOf(e, r));
    }, () => {
        const square = () => newDoubles(n, n, parts);
        vectors(square(), square(), newVectorRoom(n, 1, parts));
    }, n <= LOW ? 'the matrix is small' : undefined);
}
