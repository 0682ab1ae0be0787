import type { Prec, RoutineSpec } from '../../src/index.ts';
/** For routines that treat all their matrices alike: with uplo, only that triangle of each counts. Optional operands count. */
export declare function movedBytes(spec: RoutineSpec, problem: object, prec: Prec): number;
