import { Operand } from './arrays.ts';
/** A, or with `trans` A^T, of each matrix of a stack; what has fewer than two dimensions stays as it is, to be refused for that. */
export declare function op(routine: string, position: number, A: Operand, trans: unknown): Operand;
