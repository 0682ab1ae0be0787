// luSolve(factors, b) of factors and arrays on the host and on devices.
import { ArgumentError, mustSucceed } from '../../../core/errors.ts';
import { getrs } from '../../../lapack/lu/routines.gen.ts';
import { type AnyArray, complexArrayOf, isDeviceArray, type Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../../complex/complexArray.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { LuFactors } from '../../luFactor.ts';
import { type LuSolveOptions, luSolve as onHost } from '../../luSolve.ts';
import { matrixOf, squareOf } from '../../operands.ts';
import { contextAmong, transAmong } from '../../options.ts';
import { keptOf, type OnGpu } from '../onGpu.ts';
import { gather, type Kept } from '../stridedSum.ts';
import { throughDevice, type Ways } from '../verb.ts';
import type { ComplexLuFactors, DeviceLuFactors } from './luFactor.ts';

/** Factors by their buffers, until these are written to: the first zero on their diagonal, from 1, or 0. */
class Regular implements Disposable {
  readonly offset: number;
  readonly zero: number;

  constructor(offset: number, zero: number) {
    this.offset = offset;
    this.zero = zero;
  }

  [Symbol.dispose](): void {}
}

/** The first zero on the diagonal, from 1, or 0: n numbers are read back, once for all calls with these factors. */
async function zeroOf(on: OnGpu, { kept, offset }: Kept, n: number, step: number): Promise<number> {
  const { kept: known } = kept;
  if (known instanceof Regular && known.offset === offset) return known.zero;
  const diagonal = on.lease(n);
  await gather(on.context, { kept, offset }, [n], [step], diagonal);
  const zero = (await on.context.download(diagonal)).indexOf(0) + 1;
  kept.keep(new Regular(offset, zero));
  return zero;
}

/**
 * x with A x = b, or A^T x = b, from the factors of A that luFactor gave; on a device if they or b are there. Nothing is waited for but
 * their diagonal, once.
 */
export const luSolve = (async (
  factors: LuFactors | DeviceLuFactors | ComplexLuFactors,
  b: AnyArray | ComplexArray,
  options: LuSolveOptions = {},
): Promise<unknown> => {
  const { lu, piv } = factors ?? {};
  const given = [lu, b, piv].map((value, k) => [value, ['lu', 'b', 'piv'][k]!, [1, 2, 1][k]!] as const);
  const own = complexArrayOf('luSolve', given[0]!) ?? complexArrayOf('luSolve', given[1]!);
  if (own !== undefined) return own.compute({ routine: 'luSolve' }, given, options);
  if (!isDeviceArray(lu) && !isDeviceArray(b)) return onHost(factors as LuFactors, b as never, options);
  const ways: Ways<LuSolveOptions, unknown> = {
    routine: 'luSolve',
    host: ([lu, b], options) => onHost({ lu, piv } as LuFactors, b as never, options),
    gpu: async (on, [lu, b], options) => {
      const { rows: n } = squareOf('luSolve', lu!);
      const { rows, cols: nrhs } = matrixOf('luSolve', b!, 'b', 2);
      const fail = (value: unknown, name: string, position: number, rule: string): never => {
        throw new ArgumentError('luSolve', name, position, value, rule);
      };
      if (rows !== n) fail(b!.shape.join(' x '), 'b', 2, `it must have ${n} rows, as the factors have`);
      const isRow = (pivot: number, i: number): boolean => pivot >= i && pivot < n;
      if (!(piv instanceof Int32Array) || piv.length !== n || !piv.every(isRow))
        fail(piv, 'piv', 1, `must be an Int32Array of ${n} rows, row i or a later one at place i`);
      contextAmong('luSolve', 3, options, ['trans', 'out']);
      const trans = transAmong('luSolve', 3, options.trans);
      const x = await on.columns(b!);
      const ipiv = on.keep(
        on.context.upload(
          'i',
          piv!.map((pivot) => pivot + 1),
        ),
      );
      mustSucceed('luSolve', await zeroOf(on, keptOf(lu!), n, lu!.stride[0]! + lu!.stride[1]!));
      const { at, ld } = await on.readable(lu!);
      await getrs(on.queue, { trans, n, nrhs, A: at, lda: ld, ipiv, B: x.buffer, ldb: x.ld }, 's');
      return on.byColumns(x.buffer, [], n, nrhs, { vectors: b!.shape.length === 1 });
    },
  };
  return throughDevice(
    ways,
    [
      [lu, 'lu', 1],
      [b, 'b', 2],
    ],
    options,
  );
}) as {
  /** The same on a device, where x stays. */
  <T extends Float32Array | Float64Array, B extends AnyArray>(
    factors: DeviceLuFactors<T>,
    b: B,
    options?: LuSolveOptions,
  ): Promise<DeviceArray<Solved<T, B>>>;
  /** The same on a device, where x stays. */
  <T extends Float32Array | Float64Array, B extends DeviceArray>(
    factors: LuFactors<T>,
    b: B,
    options?: LuSolveOptions,
  ): Promise<DeviceArray<Solved<T, B>>>;
  /** The same of complex numbers: of factors, of b, or of both. */
  (factors: ComplexLuFactors, b: ComplexInput, options?: LuSolveOptions): Promise<ComplexArray>;
  /** The same of complex numbers: of factors, of b, or of both. */
  (factors: LuFactors, b: ComplexOperand, options?: LuSolveOptions): Promise<ComplexArray>;
} & typeof onHost;
