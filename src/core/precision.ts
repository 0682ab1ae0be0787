// The precisions as data: what an element is in JavaScript, in WGSL and in an error bound. Arithmetic on them lives elsewhere.

/** LAPACK's letters for single, double, complex single, complex double, with `h` for IEEE half and `b` for signed 8-bit integers, bytes. */
export type Prec = 'b' | 'h' | 's' | 'd' | 'c' | 'z';

/** What a buffer can hold: numbers of a precision, or `i`, the 32-bit integers of pivots, of info and of products of bytes. */
export type ElementType = Prec | 'i';

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

export type HostArray = Uint16Array | Float32Array | Float64Array | Int8Array | Int32Array;
type ArrayConstructor<E extends ElementType> = { new (length: number): ArrayOf<E>; readonly name: string };

export interface Precision<E extends ElementType> {
  /** Name for messages and tables. */
  readonly title: string;
  readonly array: ArrayConstructor<E>;
  /** Bytes of one element; a complex element is two interleaved reals. */
  readonly bytes: number;
  /** Typed-array entries per element: 2 for complex. */
  readonly parts: 1 | 2;
  /** Unit roundoff, LAPACK's lamch('E'): 2^-24 for single. 0 for integers. */
  readonly eps: number;
  /** WGSL's type for storage, or undefined where the GPU does not compute with it. */
  readonly wgsl: string | undefined;
}

export const precisions: { readonly [E in ElementType]: Precision<E> } = {
  b: { title: 'byte', array: Int8Array, bytes: 1, parts: 1, eps: 0, wgsl: 'u32' }, // in words of four
  h: { title: 'half', array: Uint16Array, bytes: 2, parts: 1, eps: 2 ** -11, wgsl: 'f16' },
  s: { title: 'single', array: Float32Array, bytes: 4, parts: 1, eps: 2 ** -24, wgsl: 'f32' },
  d: { title: 'double', array: Float64Array, bytes: 8, parts: 1, eps: 2 ** -53, wgsl: undefined },
  c: { title: 'complex single', array: Float32Array, bytes: 8, parts: 2, eps: 2 ** -24, wgsl: 'vec2f' },
  z: { title: 'complex double', array: Float64Array, bytes: 16, parts: 2, eps: 2 ** -53, wgsl: undefined },
  i: { title: 'integer', array: Int32Array, bytes: 4, parts: 1, eps: 0, wgsl: 'i32' },
};

/** What sums over elements of a precision are delivered in: those of halves would overflow, so they are singles. */
export type SumOf<P extends Prec> = P extends 'h' ? 's' : P;
export const sumType = (prec: Prec): SumOf<Prec> => (prec === 'h' ? 's' : prec);

export const isElementType = (value: unknown): value is ElementType =>
  typeof value === 'string' && Object.hasOwn(precisions, value);
