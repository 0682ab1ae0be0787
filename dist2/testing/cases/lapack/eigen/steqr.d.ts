import { type TridiagonalJob } from '../../../../src/index.ts';
import { type Data, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import { type Case } from '../../../lib/case.ts';
import { type Formula } from '../../../lib/operands.ts';
import { type TridiagonalKind } from '../../../lib/tridiagonal.ts';
export interface SteqrProblem extends LaidOut, Sizes<'n'> {
    readonly compz: TridiagonalJob;
    readonly kind: TridiagonalKind;
}
export type SteqrData = Data<'Z', 'info', 'D' | 'E'>;
/**
 * I - 2 v v^H / n for v of ones and minus ones, of complex numbers every second one of them i and -i: unitary, Hermitian, its own inverse.
 */
export declare const reflector: (n: number, parts: 1 | 2) => Formula;
export declare const steqrCase: Case<SteqrProblem, SteqrData>;
