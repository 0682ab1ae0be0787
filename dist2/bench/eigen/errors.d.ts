import { type Context, type DeviceBuffer } from '../../src/index.ts';
/** Real or complex elements. */
export type Type = 's' | 'c';
interface Reduced {
    readonly n: number;
    readonly given: DeviceBuffer<Type>;
    /** The diagonal of T, then what is beside it, n real elements from each other. */
    readonly T: DeviceBuffer<'s'>;
    readonly Q: DeviceBuffer<Type>;
}
/** |A - Q T Q^H| / (|A| n ulp), |I - Q^H Q| / (n ulp). */
export declare function reductionErrors(context: Context, { n, given, T, Q }: Reduced): Promise<number[]>;
/** |A - Q W Q^H| / (|A| n ulp), |I - Q^H Q| / (n ulp). */
export declare function eigenErrors(context: Context, { n, given, W, Q }: Omit<Reduced, 'T'> & {
    readonly W: DeviceBuffer<'s'>;
}): Promise<number[]>;
interface Factors extends Omit<Reduced, 'T'> {
    /** A = Q middle Q^H, or Q middle times `right`. */
    readonly middle: DeviceBuffer<Type>;
    readonly right?: DeviceBuffer<Type>;
}
/** The same of any Q and the matrix in the middle. */
export declare function factorErrors(context: Context, { n, given, middle, Q, right }: Factors): Promise<number[]>;
export {};
