// inv(A) of arrays on the host and on devices.
import { matinvStridedBatched } from '../../../batched/lu/routines.gen.ts';
import { mustSucceed } from '../../../core/errors.ts';
import { getrf, getri } from '../../../lapack/lu/routines.gen.ts';
import { type InvOptions, inv as onHost } from '../../inv.ts';
import { contextAmong } from '../../options.ts';
import { countOf, squaresOf } from '../../stacks.ts';
import { fromHost } from '../fromHost.ts';
import type { Ways } from '../verb.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<InvOptions, unknown> = {
  routine: 'inv',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  gpu: async (on, [A], options) => {
    const { lead, one } = squaresOf('inv', A!);
    contextAmong('inv', 2, options, ['out']);
    const [n, count] = [one.rows, countOf(lead)];
    const { buffer, ld, stride } = await on.columns(A!, lead);
    const info = on.integers(count);
    if (lead.length === 0) {
      const call = { n, A: buffer, lda: ld, ipiv: on.integers(n), info };
      await getrf(on.queue, { m: n, ...call }, 's');
      // Finds the zero that getrf has found, unless there is none.
      await getri(on.queue, call, 's');
      mustSucceed('inv', (await on.read(info))[0]!);
    } else {
      const each = { lda: ld, strideA: stride, batchCount: count };
      await matinvStridedBatched(on.queue, { n, A: buffer, info, ...each }, 's');
      mustSucceed('inv', await on.read(info), lead);
    }
    return on.byColumns(buffer, lead, n, n);
  },
};

/** The inverse; of a device array it is one, and only whether A is singular is waited for: one integer a matrix. */
export const inv = /* @__PURE__ */ ofOne(WAYS) as OfOne<InvOptions> & OfComplex<InvOptions> & typeof onHost;
