// slogdet(A) of arrays on the host and on devices.
import type { Determinant } from '../../../batched/lu/slogdetStridedBatched.ref.ts';
import type { Complex } from '../../../core/field.ts';
import { isDeviceArray } from '../../arrays.ts';
import type { ComplexArray, ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import { isFactors, type LuFactors } from '../../luFactor.ts';
import { type NdArray, ndarray } from '../../ndarray.ts';
import { contextAmong, type VerbOptions } from '../../options.ts';
import { slogdet as onHost, type SignAndLog, type SignsAndLogs } from '../../slogdet.ts';
import { fromHost } from '../fromHost.ts';
import { throughDevice, type Ways } from '../verb.ts';
import { determinantsThere } from './determinants.ts';
import type { DeviceLuFactors } from './luFactor.ts';
import { ofOne } from './verbs.ts';

/** det A = sign exp(logabsdet). */
export interface ComplexSignAndLog {
  readonly sign: Complex;
  readonly logabsdet: number;
}

/** The same of each matrix of a stack. */
export interface ComplexSignsAndLogs {
  readonly sign: ComplexArray;
  readonly logabsdet: NdArray<Float64Array>;
}

const WAYS: Ways<VerbOptions, unknown> = {
  routine: 'slogdet',
  host: ([A], options) => onHost(A as never, options),
  fromHost,
  gpu: async (on, [A], options) => {
    contextAmong('slogdet', 2, options, []);
    const all = await determinantsThere(on, 'slogdet', A!);
    const lead = A!.shape.slice(0, -2);
    if (lead.length === 0) return { sign: all[0]!.sign, logabsdet: all[0]!.logdet };
    const array = (value: (of: Determinant) => number) => ndarray(Float64Array.from(all, value), lead);
    return { sign: array(({ sign }) => sign), logabsdet: array(({ logdet }) => logdet) };
  },
  isNumber: true,
};

const ofArray = /* @__PURE__ */ ofOne(WAYS);

/** Factors on a device come to the host. */
const ofFactors = ({ lu, piv }: LuFactors, options: VerbOptions): unknown =>
  throughDevice(
    { routine: 'slogdet', host: ([lu], how: VerbOptions) => onHost({ lu, piv } as LuFactors, how), isNumber: true },
    [[lu, 'lu', 1]],
    options,
  );

/** Sign and logarithm of the determinant, numbers; of a device array they are computed there, and waited for. */
export const slogdet = (async (A: unknown, options: VerbOptions = {}): Promise<unknown> =>
  isFactors(A) && isDeviceArray(A.lu) ? ofFactors(A, options) : ofArray(A, options)) as {
  /** The same of an array, or of factors, on a device; numbers are on the host. */
  <R extends SignAndLog | SignsAndLogs = SignAndLog>(
    A: DeviceArray | DeviceLuFactors,
    options?: VerbOptions,
  ): Promise<R>;
  /**
   * The same of a complex matrix: sign is a number of magnitude 1, or 0. Of a stack both are arrays of its leading dimensions, and the type
   * is to be named: slogdet<ComplexSignsAndLogs>(A).
   */
  <R extends ComplexSignAndLog | ComplexSignsAndLogs = ComplexSignAndLog>(
    A: ComplexOperand,
    options?: VerbOptions,
  ): Promise<R>;
} & typeof onHost;
