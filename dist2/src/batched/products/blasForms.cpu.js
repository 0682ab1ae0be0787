// The problems of a batched BLAS call of any form, one after the other, on the CPU backend.
import { countOf, formOf } from '../../core/batchForms.js';
import { hostBatch, sizesAt, } from '../hostOperands.cpu.js';
export async function problemsOf(a, matrices) {
    const form = formOf(a);
    const { operands, inside } = await hostBatch(a, { matrices }, form);
    const same = form === 'vbatched' ? undefined : sizesAt(a, 0);
    return {
        operands,
        each(visit) {
            const count = countOf(a);
            for (let b = 0; b < count; b++) {
                const sizes = same ?? sizesAt(a, b);
                if (inside(b, sizes))
                    visit(sizes, b);
            }
        },
    };
}
/** The matrices of an operand in the engine's memory, by their numbers. */
export function placesOf(space, r, X) {
    const { data, off, parts } = X;
    const rest = data.length / parts - off;
    const { at } = space.matrix({ data, off, ld: Math.max(1, rest), parts }, rest, 1, X.use);
    return (b) => ({ at: at + X.placeOf(b) * r.bytes, ld: X.ldOf(b) });
}
