// det(A) of arrays on the host and on devices.

import type { Complex } from '../../../core/field.ts';
import { isDeviceArray } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import { det as onHost } from '../../det.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { isFactors, type LuFactors } from '../../luFactor.ts';
import { type NdArray, ndarray } from '../../ndarray.ts';
import { contextAmong, type VerbOptions } from '../../options.ts';
import { fromHost } from '../fromHost.ts';
import { throughDevice, type Ways } from '../verb.ts';
import { determinantsThere } from './determinants.ts';
import type { DeviceLuFactors } from './luFactor.ts';
import { ofOne } from './verbs.ts';

const WAYS: Ways<VerbOptions, unknown> = {
  routine: 'det',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  gpu: async (on, [A], options) => {
    contextAmong('det', 2, options, []);
    const all = await determinantsThere(on, 'det', A!);
    const lead = A!.shape.slice(0, -2);
    return lead.length === 0
      ? all[0]!.det
      : ndarray(
          Float64Array.from(all, ({ det }) => det),
          lead,
        );
  },
  isNumber: true,
};

const ofArray = /* @__PURE__ */ ofOne(WAYS);

/** Factors on a device come to the host. */
const ofFactors = ({ lu, piv }: LuFactors, options: VerbOptions): unknown =>
  throughDevice(
    { routine: 'det', host: ([lu], how: VerbOptions) => onHost({ lu, piv } as LuFactors, how), isNumber: true },
    [[lu, 'lu', 1]],
    options,
  );

/** The determinant, a number; of a device array it is computed there, and waited for. */
export const det = (async (A: unknown, options: VerbOptions = {}): Promise<unknown> =>
  isFactors(A) && isDeviceArray(A.lu) ? ofFactors(A, options) : ofArray(A, options)) as {
  /** The same of an array, or of factors, on a device; numbers are on the host. */
  <R extends number | NdArray<Float64Array> = number>(
    A: DeviceArray | DeviceLuFactors,
    options?: VerbOptions,
  ): Promise<R>;
  /**
   * The determinant of a complex matrix; of a stack an array of its leading dimensions, whose type is to be named: det<ComplexArray>(A).
   */
  <R extends Complex | ComplexArray = Complex>(A: ComplexOperand, options?: VerbOptions): Promise<R>;
} & typeof onHost;
