import { type Prec } from './field.ts';
import { type RoutineSpec, type Values } from './spec.ts';
/**
 * Bytes of a checked call's operands: each that is read once, each that is written once, one that is updated twice. An operand that
 * beta = 0 only lets be written counts once, a matrix that all problems of a batch share too; a triangle counts as the whole matrix. With
 * the operations of the call (`flopsOf`) this is its arithmetic intensity, as the roofline has it.
 */
export declare function bytesOf(spec: RoutineSpec, a: Values, prec: Prec): number;
