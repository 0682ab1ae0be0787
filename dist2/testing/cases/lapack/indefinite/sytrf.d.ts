import type { RoutineSpec } from '../../../../src/core/spec.ts';
import { type Prec, type Uplo } from '../../../../src/index.ts';
import { type Data, type Flags, type LaidOut, type Sizes } from '../../../lib/calls.ts';
import type { Case } from '../../../lib/case.ts';
import { type MatrixView } from '../../../lib/norms.ts';
import type { Random } from '../../../lib/random.ts';
import { type Mirror } from '../../../lib/residualsSy.ts';
import { type Given, type Source } from '../../../lib/source.ts';
export interface SytrfProblem extends Flags<'uplo'>, Sizes<'n'>, LaidOut, Given {
    /** Columns of a panel; 0 (default) leaves it to the routine. */
    readonly nb?: number;
    /** Elements on the diagonal are 0 instead of uniform on (-1,1), as the others are: then the first pivot is 2 x 2. */
    readonly zeroDiagonal?: boolean;
}
export type SytrfData = Data<'A', 'ipiv' | 'info'>;
/** The matrix of which a triangle is given. */
export declare const wholeOf: (x: MatrixView, uplo: Uplo, mirror: Mirror) => MatrixView;
/**
 * A triangle uniform on (-1,1), or with zeros on its diagonal, or of a source. Of a Hermitian matrix the imaginary parts of the diagonal
 * are NaN.
 */
export declare function fillIndefinite(prec: Prec, uplo: Uplo, A: MatrixView, use: 'read' | 'write', mirror: Mirror, zeroDiagonal: boolean, random: Random, source?: Source): void;
/** SYTRF, or with 'c' HETRF. */
export declare const caseOfFactors: (spec: RoutineSpec, mirror: Mirror, run: Case<SytrfProblem, SytrfData>['run']) => Case<SytrfProblem, SytrfData>;
export declare const sytrfCase: Case<SytrfProblem, Readonly<Record<"A", MatrixView> & Record<"info" | "ipiv", import("../../../lib/operands.ts").IntegerView> & Record<never, import("../../../lib/operands.ts").RealView>>>;
