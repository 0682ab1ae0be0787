// pinv(A) of arrays on the host and on devices.
import { dgmm } from '../../../blas3/elements/routines.gen.ts';
import { gemm } from '../../../blas3/products/routines.gen.ts';
import { contextAmong } from '../../options.ts';
import { pinv as onHost, type PinvOptions, rcondAmong } from '../../pinv.ts';
import { fromHost } from '../fromHost.ts';
import type { Ways } from '../verb.ts';
import { decomposedThere, isForGpu } from './svd.ts';
import { type OfComplex, type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<PinvOptions, unknown> = {
  routine: 'pinv',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  takes: (options, [A]) => isForGpu(options, A!.shape),
  gpu: async (on, [A], options) => {
    contextAmong('pinv', 2, options, ['rcond', 'out']);
    const rcond = rcondAmong(options, 's', Math.max(...A!.shape));
    const { m, n, k, U, S, VT } = await decomposedThere(on, 'pinv', A!, 's');
    const s = await on.context.download(S);
    const least = rcond * s[0]!;
    const factors = on.keep(
      on.context.upload(
        's',
        s.map((value) => (value > least ? 1 / value : 0)),
      ),
    );
    // X = V S^+ U^T, from the rows of V^T.
    const [scaled, X] = [on.lease(k * n), on.lease(n * m)];
    await dgmm(on.queue, { side: 'l', m: k, n, A: VT, lda: k, x: factors, C: scaled, ldc: k }, 's');
    const product = { transA: 't', transB: 't', m: n, n: m, k, A: scaled, lda: k, B: U, ldb: m, C: X, ldc: n } as const;
    await gemm(on.queue, product, 's');
    return on.byColumns(X, [], n, m);
  },
};

/** The pseudo-inverse; of one matrix on a device it is there, and its singular values are waited for. */
export const pinv = /* @__PURE__ */ ofOne(WAYS) as OfOne<PinvOptions> & OfComplex<PinvOptions> & typeof onHost;
