// What the specs of batched geqp3 and gelsy have beside those of other batched routines: permutations, which are read and written, and tau.
import type { Form } from '../../core/batchForms.ts';
import { type ArgSpec, arg, BATCH, type Extent, num, type RoutineSpec } from '../../core/spec.ts';

const shorter: Extent = (a) => Math.min(num(a, 'm'), num(a, 'n'));

/** The n integers of each problem side by side, and where they begin: also of the form with offsets on the device at equal distances. */
export function jpvtArgs(form: Form): Record<string, ArgSpec> {
  const one = { kind: 'matrix', rows: arg('n'), type: 'i', access: 'inout' } as const;
  // Of one column any leading dimension will do.
  if (form === 'vbatched')
    return {
      jpvt: { ...one, cols: () => 1, ld: 'n', places: 'offsetsJpvt' },
      offsetsJpvt: { kind: 'offsets', of: 'jpvt' },
    };
  return { jpvt: { ...one, cols: arg(BATCH), ld: 'strideJpvt' }, strideJpvt: { kind: 'ld', of: 'jpvt' } };
}

/** The min(m, n) numbers of each problem side by side, and where they begin. */
export function tauArgs(form: Form): Record<string, ArgSpec> {
  const one = { kind: 'matrix', rows: shorter, access: 'out' } as const;
  if (form === 'strided')
    return { tau: { ...one, cols: arg(BATCH), ld: 'strideTau' }, strideTau: { kind: 'ld', of: 'tau' } };
  const tau: ArgSpec = { ...one, cols: () => 1, ld: 'n', places: 'offsetsTau' };
  if (form === 'vbatched') return { tau, offsetsTau: { kind: 'offsets', of: 'tau' } };
  return { tau, offsetsTau: { kind: 'vector', length: arg(BATCH), type: 'i', access: 'in' } };
}

/** A spec with more arguments behind those of the operand X. */
export function withArgs(
  spec: RoutineSpec,
  form: Form,
  X: string,
  more: Readonly<Record<string, ArgSpec>>,
): RoutineSpec {
  const last = form === 'strided' ? `stride${X}` : `offsets${X}`;
  const args: Record<string, ArgSpec> = {};
  for (const [name, one] of Object.entries(spec.args)) {
    args[name] = one;
    if (name === last) Object.assign(args, more);
  }
  return { ...spec, args };
}
