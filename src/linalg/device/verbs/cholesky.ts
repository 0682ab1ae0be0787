// cholesky(A) of arrays on the host and on devices.
import { potrfStridedBatched } from '../../../batched/cholesky/routines.gen.ts';
import { failureOf, NotPositiveDefiniteError } from '../../../core/errors.ts';
import { potrf } from '../../../lapack/cholesky/routines.gen.ts';
import { type CholeskyOptions, cholesky as onHost } from '../../cholesky.ts';
import { contextAmong, switchAmong } from '../../options.ts';
import { countOf, squaresOf } from '../../stacks.ts';
import { fromHost } from '../fromHost.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<CholeskyOptions, unknown> = {
  routine: 'cholesky',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  gpu: async (on, [A], options) => {
    const { lead, one } = squaresOf('cholesky', A!);
    contextAmong('cholesky', 2, options, ['upper', 'out']);
    const upper = switchAmong('cholesky', 2, 'upper', options.upper);
    const [n, count, uplo] = [one.rows, countOf(lead), upper ? 'u' : 'l'] as const;
    const factor = await on.columns(A!, lead);
    const info = on.integers(count);
    const call = { uplo, n, A: factor.buffer, lda: factor.ld, info } as const;
    if (lead.length === 0) await potrf(on.queue, call, 's');
    else await potrfStridedBatched(on.queue, { ...call, strideA: factor.stride, batchCount: count }, 's');
    const found = failureOf(await on.read(info), lead);
    if (found !== undefined)
      throw new NotPositiveDefiniteError('cholesky', found.info, lead.length === 0 ? undefined : found.batch);
    return on.triangle(factor, upper ? 'upper' : 'lower', lead, n, n);
  },
};

/** The Cholesky factor; of a device array it is one, and only whether A is positive definite is waited for: one integer a matrix. */
export const cholesky = /* @__PURE__ */ ofOne(WAYS) as OfOne<CholeskyOptions> &
  OfComplex<CholeskyOptions> &
  typeof onHost;
