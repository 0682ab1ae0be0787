import type { AnyArray, ArrayInput, Solved } from '../../arrays.ts';
import type { ComplexArray, ComplexInput, ComplexOperand } from '../../complex/complexArray.ts';
import type { Pairs } from '../../complex/pairs.ts';
import type { DeviceArray } from '../../deviceArray.ts';
import type { VerbOptions } from '../../options.ts';
import { type Ways } from '../verb.ts';
/** A verb of one array whose result is one. */
export interface OfOne<O> {
    /** The same of an array on a device, where the result stays. */
    <A extends DeviceArray>(A: A, options?: O): Promise<DeviceArray<Solved<A>>>;
}
/** A verb of two arrays whose result is one. */
export interface OfTwo<O> {
    /** The same with an array on a device, where the result stays; what is on the host is brought there. */
    <A extends DeviceArray, B extends AnyArray>(A: A, b: B, options?: O): Promise<DeviceArray<Solved<A, B>>>;
    /** The same with an array on a device, where the result stays; what is on the host is brought there. */
    <A extends ArrayInput, B extends DeviceArray>(A: A, b: B, options?: O): Promise<DeviceArray<Solved<A, B>>>;
}
/** A verb of one array that may be complex. */
export interface OfComplex<O> {
    /** The same of a complex matrix, or of a stack of them: a new array in place of `out`. */
    <D extends Pairs>(A: ComplexOperand<D>, options?: O): Promise<ComplexArray<D>>;
}
/** A verb of two arrays of which any may be complex. */
export interface OfComplexTwo<O> {
    /**
     * The same of complex matrices and vectors, and stacks of them, with real ones beside them: single if both are of singles. A new array
     * in place of `out`.
     */
    (A: ComplexOperand, b: ComplexInput, options?: O): Promise<ComplexArray>;
    /**
     * The same of complex matrices and vectors, and stacks of them, with real ones beside them: single if both are of singles. A new array
     * in place of `out`.
     */
    (A: ArrayInput, b: ComplexOperand, options?: O): Promise<ComplexArray>;
}
export declare const ofOne: <O extends VerbOptions>(ways: Ways<O, unknown>) => (A: unknown, options?: O) => Promise<unknown>;
export declare const ofTwo: <O extends VerbOptions>(ways: Ways<O, unknown>) => (A: unknown, b: unknown, options?: O) => Promise<unknown>;
