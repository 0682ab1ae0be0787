// HSEQR on matrices of any precision, which are copied to doubles and back. Host memory only.
import { putElement } from '../../core/complex.ts';
import { precOf } from '../../core/extremes.ts';
import { fields } from '../../core/field.ts';
import type { FieldMat } from '../../core/matrix.ts';
import { clearBelow, copyRef, type Doubles, newDoubles, unitRef } from './doubles.ref.ts';
import type { Range } from './gebal.ref.ts';
import type { HqrRoom } from './hqrRoom.ref.ts';
import { hseqrRef } from './hseqr.ref.ts';
import { magnitudeRef } from './magnitude.ref.ts';
import { blankValues, storeForm, storeValues, type ValueArrays } from './schurSteps.ref.ts';

/** Of n eigenvalues. */
export interface HseqrProblem extends ValueArrays {
  readonly job: 'e' | 's';
  readonly compz: 'n' | 'i' | 'v';
  readonly n: number;
  readonly range: Range;
  readonly H: FieldMat;
  readonly Z?: FieldMat | undefined;
}

/** What it is computed in. */
export interface HseqrRoom {
  readonly H: Doubles;
  /** If Z is asked for. */
  readonly Z?: Doubles | undefined;
  readonly windows?: HqrRoom | undefined;
}

/** info. */
export function hseqrStoredRef(problem: HseqrProblem, room?: HseqrRoom): number {
  const { job, compz, n, range, H, Z } = problem;
  const { parts = 1 } = H;
  const own = room ?? { H: newDoubles(n, n, parts), Z: compz === 'n' ? undefined : newDoubles(n, n, parts) };
  copyRef(n, n, H, own.H);
  clearBelow(n, n, 1, own.H);
  for (let j = 0; j < n - 1; j++)
    if (j < range.lo || j >= range.hi - 1) putElement(own.H.data, own.H.off + j + 1 + j * own.H.ld, 0, parts);
  if (!(magnitudeRef(n, own.H) < Infinity)) {
    blankValues(problem, 0, n);
    return n;
  }
  if (own.Z && compz === 'v') copyRef(n, n, Z!, own.Z);
  else if (own.Z) unitRef(n, own.Z);
  const [re, im] = [new Float64Array(n), new Float64Array(n)];
  const { eps } = fields[precOf(H.data)];
  const how = { schur: job === 's', n, ...range, H: own.H, re, im, Z: own.Z, zlo: 0, zhi: n, eps };
  const info = hseqrRef(how, own.windows);
  storeValues(n, { info, factor: 1, range, scale: re, re, im, eps }, problem);
  storeForm(n, own.H, H, 1);
  if (own.Z) copyRef(n, n, own.Z, Z!);
  return info;
}
