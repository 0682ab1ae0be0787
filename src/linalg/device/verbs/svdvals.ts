// svdvals(A) of arrays on the host and on devices.
import type { ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DecompositionOptions } from '../../decomposition.ts';
import type { NdArray } from '../../ndarray.ts';
import { contextAmong } from '../../options.ts';
import { svdvals as onHost } from '../../svdvals.ts';
import { fromHost } from '../fromHost.ts';
import type { Ways } from '../verb.ts';
import { decomposed, isForGpu } from './svd.ts';
import { type OfOne, ofOne } from './verbs.ts';

const WAYS: Ways<DecompositionOptions, unknown> = {
  routine: 'svdvals',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  takes: (options, [A]) => isForGpu(options, A!.shape),
  gpu: async (on, [A], options) => {
    contextAmong('svdvals', 2, options, ['precision', 'report']);
    return (await decomposed(on, 'svdvals', A!, 'n')).S;
  },
};

/** Singular values; of one matrix on a device they are there, and only whether it converged is waited for. */
export const svdvals = /* @__PURE__ */ ofOne(WAYS) as OfOne<DecompositionOptions> & {
  /** The same of a complex matrix, or of a stack of them: real numbers. */
  <D extends Pairs>(A: ComplexOperand<D>, options?: DecompositionOptions): Promise<NdArray<D>>;
} & typeof onHost;
