// lu(A) of arrays on the host and on devices.
import { getrf } from '../../../lapack/lu/routines.gen.js';
import { lu as onHost } from '../../lu.js';
import { planeOf } from '../../operands.js';
import { contextAmong } from '../../options.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'lu',
    host: ([A], options) => onHost(A, options),
    // Rows of L are interchanged on the CPU.
    takes: ({ permuteL }) => permuteL === undefined || permuteL === false,
    gpu: async (on, [A], options) => {
        const { rows: m, cols: n } = planeOf('lu', A);
        contextAmong('lu', 2, options, ['permuteL']);
        const k = Math.min(m, n);
        const factors = await on.columns(A);
        const ipiv = on.integers(k);
        await getrf(on.queue, { m, n, A: factors.buffer, lda: factors.ld, ipiv, info: on.integers(1) }, 's');
        const [l, u] = [await on.triangle(factors, 'unitLower', [], m, k), await on.triangle(factors, 'upper', [], k, n)];
        const order = Int32Array.from({ length: m }, (_, i) => i);
        for (const [i, pivot] of (await on.read(ipiv)).entries())
            [order[i], order[pivot - 1]] = [order[pivot - 1], order[i]];
        const p = new Int32Array(m);
        for (const [i, row] of order.entries())
            p[row] = i;
        return { p, l, u };
    },
};
/** A = P L U; of a device array L and U are there, and the order of the rows, m integers on the host, is waited for. */
export const lu = /* @__PURE__ */ ofOne(WAYS);
