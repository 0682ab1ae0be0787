// The fields that numbers are taken from, as data: what an element is in JavaScript, on a device, in a count of operations and in an error
// bound. Arithmetic on them lives elsewhere: complex.ts, kernels/lib/field.wgsl.

/** LAPACK's letters for single, double, complex single, complex double, with `h` for IEEE half and `b` for signed 8-bit integers, bytes. */
export type Prec = 'b' | 'h' | 's' | 'd' | 'c' | 'z';

/** What a buffer can hold: numbers of a precision, or `i`, the 32-bit integers of pivots, of info and of products of bytes. */
export type ElementType = Prec | 'i';

/** The precisions whose elements are pairs of a real and an imaginary part. */
export type ComplexPrec = 'c' | 'z';

/** The real partner: what norms, eigenvalues and the scalars of Hermitian updates are in. */
export type RealOf<P extends ElementType> = P extends 'c' ? 's' : P extends 'z' ? 'd' : P;

/** A complex number. */
export interface Complex {
  readonly re: number;
  readonly im: number;
}

/** A number of a precision: of a complex one also a real number, whose imaginary part is 0. */
export type Scalar<P extends Prec> = P extends ComplexPrec ? number | Complex : number;

/** The typed array that holds elements of a type. Halves are their 16 bits: no JavaScript engine in use has Float16Array everywhere. */
export type ArrayOf<E extends ElementType> = E extends 'h'
  ? Uint16Array
  : E extends 's' | 'c'
    ? Float32Array
    : E extends 'd' | 'z'
      ? Float64Array
      : E extends 'b'
        ? Int8Array
        : Int32Array;

/** The arrays in which elements lie on the host: halves as 16-bit patterns, complex numbers as pairs. */
export type HostArray = Uint16Array | Float32Array | Float64Array | Int8Array | Int32Array;
type ArrayConstructor<E extends ElementType> = { new (length: number): ArrayOf<E>; readonly name: string };

/** How a device holds an element, and what it computes in: WGSL types, by the names that kernels have for them. */
export interface OnDevice {
  /** What a buffer is an array of. */
  readonly T: string;
  /** What kernels compute in. */
  readonly V: string;
}

export interface Field<E extends ElementType> {
  /** Name for messages and tables. */
  readonly title: string;
  readonly array: ArrayConstructor<E>;
  /** Bytes of one element; a complex element is two interleaved reals. */
  readonly bytes: number;
  /** Typed-array entries per element: 2 for complex. */
  readonly parts: 1 | 2;
  readonly real: RealOf<E>;
  /** Real operations of a multiplication and of an addition. */
  readonly mul: 1 | 6;
  readonly add: 1 | 2;
  /** Unit roundoff, LAPACK's lamch('E'): 2^-24 for single. 0 for integers. */
  readonly eps: number;
  readonly device: OnDevice;
}

const REAL = { parts: 1, mul: 1, add: 1 } as const;
const COMPLEX = { parts: 2, mul: 6, add: 2 } as const;
const [HALF, SINGLE, DOUBLE] = [{ eps: 2 ** -11 }, { eps: 2 ** -24 }, { eps: 2 ** -53 }];

/** What is known of each type of element, by its letter: its array, its bytes, its accuracy, its real partner. */
export const fields: { readonly [E in ElementType]: Field<E> } = {
  // Bytes lie in words of four; of doubles, the bits.
  b: { ...REAL, title: 'byte', array: Int8Array, bytes: 1, real: 'b', eps: 0, device: { T: 'u32', V: 'i32' } },
  h: { ...REAL, ...HALF, title: 'half', array: Uint16Array, bytes: 2, real: 'h', device: { T: 'f16', V: 'f32' } },
  s: { ...REAL, ...SINGLE, title: 'single', array: Float32Array, bytes: 4, real: 's', device: { T: 'f32', V: 'f32' } },
  d: {
    ...REAL,
    ...DOUBLE,
    title: 'double',
    array: Float64Array,
    bytes: 8,
    real: 'd',
    device: { T: 'vec2u', V: 'vec2u' },
  },
  c: {
    ...COMPLEX,
    ...SINGLE,
    title: 'complex single',
    array: Float32Array,
    bytes: 8,
    real: 's',
    device: { T: 'vec2f', V: 'vec2f' },
  },
  z: {
    ...COMPLEX,
    ...DOUBLE,
    title: 'complex double',
    array: Float64Array,
    bytes: 16,
    real: 'd',
    device: { T: 'vec4u', V: 'vec4u' },
  },
  i: { ...REAL, title: 'integer', array: Int32Array, bytes: 4, real: 'i', eps: 0, device: { T: 'i32', V: 'i32' } },
};

export const isComplex = (prec: ElementType): prec is ComplexPrec => fields[prec].parts === 2;

/** Whether elements are of 64-bit numbers, which WebGPU has no arithmetic for. */
export const isDouble = (type: ElementType): type is 'd' | 'z' => type === 'd' || type === 'z';

/** The real partner of a precision: an operand's type in a spec where it is real whatever the call is in. */
export const realOf = <P extends ElementType>(prec: P): RealOf<P> => fields[prec].real as RealOf<P>;

/** What sums of magnitudes, and of products of real numbers, are delivered in: those of halves would overflow, so they are singles. */
export type SumOf<P extends Prec> = P extends 'h' ? 's' : RealOf<P>;
export const sumType = <P extends Prec>(prec: P): SumOf<P> => (prec === 'h' ? 's' : realOf(prec)) as SumOf<P>;

/** The single (double) precision of the same field. */
export type SingleOf<P extends Prec> = P extends ComplexPrec ? 'c' : 's';
export type DoubleOf<P extends Prec> = P extends ComplexPrec ? 'z' : 'd';
export const singleOf = <P extends Prec>(prec: P): SingleOf<P> => (isComplex(prec) ? 'c' : 's') as SingleOf<P>;
export const doubleOf = <P extends Prec>(prec: P): DoubleOf<P> => (isComplex(prec) ? 'z' : 'd') as DoubleOf<P>;

export const isElementType = (value: unknown): value is ElementType =>
  typeof value === 'string' && Object.hasOwn(fields, value);
