// solve(A, b) of arrays on the host and on devices.
import { gesvStridedBatched } from '../../../batched/lu/routines.gen.ts';
import { mustSucceed } from '../../../core/errors.ts';
import { gesv } from '../../../lapack/lu/routines.gen.ts';
import { contextAmong, transAmong } from '../../options.ts';
import { precisionAmong, precisionsOf, stackedSystem } from '../../precision.ts';
import { solve as onHost, type SystemOptions } from '../../solve.ts';
import { countOf, squaresOf } from '../../stacks.ts';
import { op } from '../onGpu.ts';
import type { Ways } from '../verb.ts';
import { type OfComplexTwo, type OfTwo, ofTwo } from './verbs.ts';

const WAYS: Ways<SystemOptions, unknown> = {
  routine: 'solve',
  host: ([A, b], options) => onHost(A as never, b as never, options),
  // Residuals in double and condition numbers are the CPU's.
  takes: ({ report, condition, illConditioned: what }) =>
    report === undefined && condition === undefined && (what === undefined || what === 'ignore'),
  gpu: async (on, [given, b], options) => {
    const A = op(given!, transAmong('solve', 3, options.trans));
    const a = squaresOf('solve', A);
    const { nrhs, lead } = stackedSystem('solve', a, b!);
    contextAmong('solve', 3, options, OPTIONS);
    const { result } = precisionsOf({ ...precisionAmong('solve', 3, options), report: undefined }, A, b!);
    const vectors = b!.shape.length === 1;
    const [n, count] = [a.one.rows, countOf(lead)];
    // One matrix for all is factored once: what it is to solve for stands side by side.
    const isShared = a.lead.length === 0;
    const [factors, x] = await Promise.all([on.columns(A, isShared ? [] : lead), on.columns(b!, lead, vectors)]);
    const info = on.integers(isShared ? 1 : count);
    const call = { n, A: factors.buffer, lda: factors.ld, B: x.buffer, ldb: x.ld, info };
    if (isShared) {
      await gesv(on.queue, { ...call, nrhs: nrhs * count, ipiv: on.integers(n) }, 's');
      mustSucceed('solve', (await on.read(info))[0]!);
    } else {
      const strides = { strideA: factors.stride, strideB: x.stride, stridePiv: factors.ld, batchCount: count };
      await gesvStridedBatched(on.queue, { ...call, ...strides, nrhs, ipiv: on.integers(n * count) }, 's');
      mustSucceed('solve', await on.read(info), lead);
    }
    return on.inPrecision(result, on.byColumns(x.buffer, lead, n, nrhs, { vectors }));
  },
};

const OPTIONS = ['precision', 'report', 'condition', 'illConditioned', 'out', 'trans'];

/**
 * x with A x = b; on a device if A or b is there, and then only whether A is singular is waited for: one integer a matrix. With a `report`
 * the operands come to the host, as they do where `illConditioned` asks for condition numbers; without it they are not looked at on a GPU.
 */
export const solve = /* @__PURE__ */ ofTwo(WAYS) as OfTwo<SystemOptions> & OfComplexTwo<SystemOptions> & typeof onHost;
