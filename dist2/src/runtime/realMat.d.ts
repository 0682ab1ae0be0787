import type { Prec } from '../core/field.ts';
import { type FieldMat, type Ptr, type RealMat } from '../core/matrix.ts';
import { type HostUse, type Soon } from './buffer.ts';
interface Stored {
    /** Ends the work on an operand that is written: rounds to its buffer what the reference has changed. */
    store(): void;
}
export type FieldOperand = FieldMat & Stored;
export type RealOperand = RealMat & Stored;
/** The host view of a rows x cols operand. */
export declare function fieldMat(pointer: Ptr<Prec>, rows: number, cols: number, ld: number, use: HostUse): Soon<FieldOperand>;
/** The same where precisions are real ones. */
export declare const realMat: (...args: Parameters<typeof fieldMat>) => Soon<RealOperand>;
/** The same for a vector of n elements; its ld is the increment, which may be negative. */
export declare function fieldVector(pointer: Ptr<Prec>, n: number, inc: number, use: HostUse): Soon<FieldOperand>;
export declare const realVector: (...args: Parameters<typeof fieldVector>) => Soon<RealOperand>;
/** The same for everything from the pointer on: the matrices of a batch lie in it. */
export declare function fieldRest(pointer: Ptr<Prec>, use: HostUse): Promise<FieldOperand & {
    readonly length: number;
}>;
export {};
