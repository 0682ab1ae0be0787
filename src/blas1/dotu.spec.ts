// DOTU: arguments, rules, documentation.
import type { ComplexPrec } from '../core/field.ts';
import type { Ptr } from '../core/matrix.ts';
import type { RoutineSpec } from '../core/spec.ts';
import { dotSpec } from './dot.spec.ts';
import type { DotArgs } from './routines.gen.ts';

/** result := x_0 y_0 + ... + x_n-1 y_n-1, of complex numbers. */
export type DotuArgs<P extends ComplexPrec> = Omit<DotArgs<P>, 'result'> & {
  /** One element, out. With it the value stays on the device, without it the promise resolves to it after a readback. */
  result?: Ptr<P>;
};

/**
 * The product x^T y of complex vectors, neither conjugated.
 *
 * NaN and infinities pass on. Flops 8n. On a GPU context complex single runs on the GPU, complex double on the CPU; equal calls on one device
 * give equal bits. Source: BLAS xDOTU.
 *
 * @returns the value, or undefined if `result` is given.
 * @throws ArgumentError naming the first illegal argument, its position and rule; DisposedError for a disposed buffer.
 * @example
 * const rho = await cdotu(ctx.queue, { n, x, y }); // { re, im }
 */
export const dotuSpec: RoutineSpec = {
  ...dotSpec,
  name: 'dotu',
  precs: 'cz',
  args: { ...dotSpec.args, result: { kind: 'vector', optional: true, length: () => 1, access: 'out' } },
};
