// inv(A) of arrays on the host and on devices.
import { matinvStridedBatched } from '../../../batched/lu/routines.gen.js';
import { mustSucceed } from '../../../core/errors.js';
import { getrf, getri } from '../../../lapack/lu/routines.gen.js';
import { inv as onHost } from '../../inv.js';
import { contextAmong } from '../../options.js';
import { countOf, squaresOf } from '../../stacks.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'inv',
    host: ([A], options) => onHost(A, options),
    gpu: async (on, [A], options) => {
        const { lead, one } = squaresOf('inv', A);
        contextAmong('inv', 2, options, ['out']);
        const [n, count] = [one.rows, countOf(lead)];
        const { buffer, ld, stride } = await on.columns(A, lead);
        const info = on.integers(count);
        if (lead.length === 0) {
            const call = { n, A: buffer, lda: ld, ipiv: on.integers(n), info };
            await getrf(on.queue, { m: n, ...call }, 's');
            // Finds the zero that getrf has found, unless there is none.
            await getri(on.queue, call, 's');
            mustSucceed('inv', (await on.read(info))[0]);
        }
        else {
            const each = { lda: ld, strideA: stride, batchCount: count };
            await matinvStridedBatched(on.queue, { n, A: buffer, info, ...each }, 's');
            mustSucceed('inv', await on.read(info), lead);
        }
        return on.byColumns(buffer, lead, n, n);
    },
};
/** The inverse; of a device array it is one, and only whether A is singular is waited for: one integer a matrix. */
export const inv = /* @__PURE__ */ ofOne(WAYS);
