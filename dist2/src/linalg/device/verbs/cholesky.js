// cholesky(A) of arrays on the host and on devices.
import { potrfStridedBatched } from '../../../batched/cholesky/routines.gen.js';
import { failureOf, NotPositiveDefiniteError } from '../../../core/errors.js';
import { potrf } from '../../../lapack/cholesky/routines.gen.js';
import { cholesky as onHost } from '../../cholesky.js';
import { contextAmong, switchAmong } from '../../options.js';
import { countOf, squaresOf } from '../../stacks.js';
import { ofOne } from './verbs.js';
const WAYS = {
    routine: 'cholesky',
    host: ([A], options) => onHost(A, options),
    gpu: async (on, [A], options) => {
        const { lead, one } = squaresOf('cholesky', A);
        contextAmong('cholesky', 2, options, ['upper', 'out']);
        const upper = switchAmong('cholesky', 2, 'upper', options.upper);
        const [n, count, uplo] = [one.rows, countOf(lead), upper ? 'u' : 'l'];
        const factor = await on.columns(A, lead);
        const info = on.integers(count);
        const call = { uplo, n, A: factor.buffer, lda: factor.ld, info };
        if (lead.length === 0)
            await potrf(on.queue, call, 's');
        else
            await potrfStridedBatched(on.queue, { ...call, strideA: factor.stride, batchCount: count }, 's');
        const found = failureOf(await on.read(info), lead);
        if (found !== undefined)
            throw new NotPositiveDefiniteError('cholesky', found.info, lead.length === 0 ? undefined : found.batch);
        return on.triangle(factor, upper ? 'upper' : 'lower', lead, n, n);
    },
};
/** The Cholesky factor; of a device array it is one, and only whether A is positive definite is waited for: one integer a matrix. */
export const cholesky = /* @__PURE__ */ ofOne(WAYS);
